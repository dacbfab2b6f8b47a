import type { CellFormat } from '../sheet/sheet.ts'

/** Three significant digits, as on the screen: two decimals below ten, one below a hundred, none above. */
const CODES: Readonly<Record<Exclude<CellFormat, 'text' | 'plain'>, string>> = {
  count: '#,##0',
  decimal: '[>=99.95]#,##0;[>=9.995]#,##0.0;#,##0.00',
  percent: '0.0%',
  instant: 'yyyy\\-mm\\-dd\\ hh:mm:ss',
}

const FORMATS = ['text', 'plain', 'count', 'decimal', 'percent', 'instant'] as const
const WITHOUT_CODE = 2
const FIRST_OWN = 164

/** The style of titles of columns. */
export const TITLE_STYLE = FORMATS.length * 2 + 1

/** The style of a text that looks like a formula: marked as text, as a leading apostrophe does it. */
export const QUOTED_STYLE = FORMATS.length * 2

/** The style of a cell of a kind; the row over all rows is bold on a tint. */
export const styleOf = (format: CellFormat, total: boolean): number =>
  FORMATS.indexOf(format) + (total ? FORMATS.length : 0)

const xf = (format: CellFormat, total: boolean): string => {
  const own = FORMATS.indexOf(format) - WITHOUT_CODE
  const number = own < 0 ? 0 : FIRST_OWN + own
  return `<xf numFmtId="${number}" fontId="${total ? 1 : 0}" fillId="${total ? 2 : 0}" borderId="${total ? 1 : 0}" xfId="0" applyNumberFormat="1"${total ? ' applyFont="1" applyFill="1" applyBorder="1"' : ''}/>`
}

const xfs = [
  ...FORMATS.map((format) => xf(format, false)),
  ...FORMATS.map((format) => xf(format, true)),
  '<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" quotePrefix="1" applyNumberFormat="1"/>',
  '<xf numFmtId="0" fontId="2" fillId="3" borderId="0" xfId="0" applyFont="1" applyFill="1" applyAlignment="1"><alignment vertical="center" wrapText="1"/></xf>',
]

const codes = Object.values(CODES).map(
  (code, at) =>
    `<numFmt numFmtId="${FIRST_OWN + at}" formatCode="${code.replaceAll('>', '&gt;').replaceAll('"', '&quot;')}"/>`,
)

const fill = (colour: string): string =>
  `<fill><patternFill patternType="solid"><fgColor rgb="${colour}"/><bgColor indexed="64"/></patternFill></fill>`

/** The styles of every workbook. */
export const STYLES = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><numFmts count="${codes.length}">${codes.join('')}</numFmts><fonts count="3"><font><sz val="10"/><name val="Arial"/></font><font><b/><sz val="10"/><name val="Arial"/></font><font><b/><sz val="10"/><color rgb="FFFFFFFF"/><name val="Arial"/></font></fonts><fills count="4"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>${fill('FFE8EEF4')}${fill('FF1F3A56')}</fills><borders count="2"><border/><border><bottom style="thin"><color rgb="FF8FA3B8"/></bottom></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${xfs.length}">${xfs.join('')}</cellXfs></styleSheet>`
