import type { Sheet } from '../sheet/sheet.ts'
import type { WallClock } from '../wall-clock.ts'
import { sheetNames } from './sheet-names.ts'
import { sheetXml, type Written } from './sheet-xml.ts'
import { STYLES } from './styles.ts'
import { xmlText } from './xml-text.ts'
import { type Part, zipped } from './zip.ts'

const OPEN = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const MAIN = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** What a workbook holds. The last sheet is made when all others are written, from what was written of each. */
export type WorkbookParts = {
  readonly sheets: readonly Sheet[]
  readonly last: { readonly title: string; readonly make: (written: readonly Written[]) => Sheet }
  readonly clock: WallClock
}

/** A workbook as the bytes of its file, written while its rows come. */
export const workbook = (parts: WorkbookParts): AsyncGenerator<Buffer> => zipped(partsOf(parts))

function* partsOf({ sheets, last, clock }: WorkbookParts): Generator<Part> {
  const titles = sheetNames([...sheets.map(({ title }) => title), last.title])
  const numbers = titles.map((_, at) => at + 1)
  yield { name: '[Content_Types].xml', text: [contentTypes(numbers)] }
  yield { name: '_rels/.rels', text: [relations([['officeDocument', 'xl/workbook.xml']])] }
  yield { name: 'xl/workbook.xml', text: [workbookXml(titles)] }
  yield {
    name: 'xl/_rels/workbook.xml.rels',
    text: [
      relations([
        ...numbers.map((n) => ['worksheet', `worksheets/sheet${n}.xml`] as const),
        ['styles', 'styles.xml'],
      ]),
    ],
  }
  yield { name: 'xl/styles.xml', text: [STYLES] }
  const written: Written[] = []
  for (const [at, sheet] of sheets.entries()) {
    const own = { rows: 0, cut: false }
    written.push(own)
    yield { name: `xl/worksheets/sheet${at + 1}.xml`, text: sheetXml(sheet, clock, own) }
  }
  const text = sheetXml(last.make(written), clock, { rows: 0, cut: false })
  yield { name: `xl/worksheets/sheet${titles.length}.xml`, text }
}

const contentTypes = (numbers: readonly number[]): string =>
  [
    `${OPEN}<Types xmlns="${PACKAGE}/content-types">`,
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
    '<Default Extension="xml" ContentType="application/xml"/>',
    `<Override PartName="/xl/workbook.xml" ContentType="${MAIN}.sheet.main+xml"/>`,
    `<Override PartName="/xl/styles.xml" ContentType="${MAIN}.styles+xml"/>`,
    ...numbers.map(
      (n) => `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="${MAIN}.worksheet+xml"/>`,
    ),
    '</Types>',
  ].join('')

const relations = (targets: readonly (readonly [kind: string, target: string])[]): string =>
  `${OPEN}<Relationships xmlns="${PACKAGE}/relationships">${targets
    .map(
      ([kind, target], at) => `<Relationship Id="r${at + 1}" Type="${OFFICE}/${kind}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`

const workbookXml = (titles: readonly string[]): string =>
  `${OPEN}<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${OFFICE}"><sheets>${titles
    .map((title, at) => `<sheet name="${xmlText(title)}" sheetId="${at + 1}" r:id="r${at + 1}"/>`)
    .join('')}</sheets></workbook>`
