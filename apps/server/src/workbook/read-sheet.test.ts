import { expect, it } from 'vitest'
import { zipped } from '../export/xlsx/zip.ts'
import { readSheet } from './read-sheet.ts'

const BOOK = '<x:workbook><x:sheets><x:sheet name="A" r:id="rId7"/></x:sheets></x:workbook>'
const RELS = `<Relationships><Relationship Target="styles.xml" Id="rId1"/><Relationship Target='worksheets/one.xml' Id='rId7'/></Relationships>`

/** A workbook as other programs write it: prefixes, shared texts, places left out. */
async function bookOf(sheet: string, shared = ''): Promise<Buffer> {
  const parts = [
    ['xl/workbook.xml', BOOK],
    ['xl/_rels/workbook.xml.rels', RELS],
    ['xl/worksheets/one.xml', sheet],
    ['xl/sharedStrings.xml', shared],
  ] as const
  const pieces: Buffer[] = []
  for await (const piece of zipped(parts.map(([name, text]) => ({ name, text: [text] })))) pieces.push(piece)
  return Buffer.concat(pieces)
}

it('reads shared, inline and plain cells, with their places or without', async () => {
  const shared =
    '<sst><si><t>a &amp; b</t></si><si><r><t>two </t></r><r><t>runs</t></r><rPh><t>spoken</t></rPh></si></sst>'
  const sheet = `<?xml version="1.0"?><x:worksheet><x:sheetData>
    <x:row r="2"><x:c r="A2" t="s"><x:v>0</x:v></x:c><x:c t="s"><x:v>1</x:v></x:c></x:row>
    <x:row r="3"><x:c r="AB3"><x:v>46387</x:v></x:c><x:c r="AC3" t="inlineStr"><x:is><x:t>&#x4e2d;&lt;</x:t></x:is></x:c></x:row>
    <x:row r="4"/><x:row r="5"><x:c r="A5" s="1"/></x:row>
  </x:sheetData></x:worksheet>`
  const rows = readSheet(await bookOf(sheet, shared), 10)?.map(({ row, cells }) => [row, ...cells])
  expect(rows).toEqual([
    [2, [0, 'a & b'], [1, 'two runs']],
    [3, [27, '46387'], [28, '中<']],
  ])
})

it('looks up no entity of its own and stops at the rows that were asked for', async () => {
  const row = '<row><c t="str"><v>&evil;</v></c></row>'
  const sheet = `<!DOCTYPE x [<!ENTITY evil "ha">]><worksheet>${row.repeat(5)}</worksheet>`
  expect(readSheet(await bookOf(sheet), 3)?.map(({ cells }) => cells.get(0))).toEqual([
    '&evil;',
    '&evil;',
    '&evil;',
  ])
})

it('takes nothing that is no workbook, or blows up beyond its bounds', async () => {
  const bomb = await bookOf(`<row>${' '.repeat(20 * 1_048_576)}</row>`)
  expect(bomb.length).toBeLessThan(200_000)
  for (const file of [bomb, Buffer.alloc(0), Buffer.from('PK'), Buffer.alloc(70_000, 'PK\u0005\u0006')])
    expect(readSheet(file, 10)).toBeNull()
})
