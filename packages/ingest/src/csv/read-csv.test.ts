import { describe, expect, it } from 'vitest'
import { CSV_LIMITS } from './limits.ts'
import { readCsv } from './read-csv.ts'
import type { CsvRow } from './rows.ts'

async function* inPieces(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size)
}

const open = (text: string | Uint8Array, size = 7) =>
  readCsv(inPieces(typeof text === 'string' ? Buffer.from(text) : text, size))

const perform = async (text: string | Uint8Array, size?: number) => {
  const file = await open(text, size)
  if ('fault' in file) throw new Error(file.fault)
  const rows: CsvRow[] = []
  for await (const row of file.rows) rows.push(row)
  return { header: file.header, rows, short: rows.map((row) => row.fault ?? [row.line, ...row.cells]) }
}

describe('readCsv', () => {
  it('reads the same rows however the bytes are cut', async () => {
    const text = 'a,b\r\n1,"x, ""y""\nz"\r\n\r\né,\r\n'
    const whole = await perform(text, 1000)
    expect(whole.short).toEqual([
      [2, '1', 'x, "y"\nz'],
      [5, 'é', ''],
    ])
    for (const size of [1, 2, 3, 5]) expect((await perform(text, size)).rows).toEqual(whole.rows)
  })

  it('takes a byte-order mark and blank lines off the head', async () => {
    expect((await perform('\uFEFF\n\na,b\n1,2\n')).header).toEqual(['a', 'b'])
  })

  it.each([
    ['a,b,c', ','],
    ['a;b;c,d', ';'],
    ['a\tb\tc', '\t'],
    ['a|"b|b"|c', '|'],
  ])('finds the delimiter of %j', async (header, delimiter) => {
    const { rows } = await perform(`${header}\n${['1', '2', '3'].join(delimiter)}\n`)
    expect(rows[0]?.cells).toEqual(['1', '2', '3'])
  })

  it('loses one row to a quote that nobody closes, not the rows after it', async () => {
    const { short } = await perform('a,b\n1,"x\n2,y\n3,"z"\n4,5" pipe\n')
    expect(short).toEqual(['QUOTE_NOT_CLOSED', [3, '2', 'y'], [4, '3', 'z'], [5, '4', '5" pipe']])
  })

  it('refuses a row with too few or too many cells and goes on', async () => {
    expect((await perform('a,b\n1\n1,2,3\n4,5\n')).short).toEqual([
      'COLUMN_COUNT',
      'COLUMN_COUNT',
      [4, '4', '5'],
    ])
  })

  it('refuses a row beyond the limit and goes on', async () => {
    const long = 'x'.repeat(CSV_LIMITS.rowBytes + 1)
    const { short, rows } = await perform(`a,b\n1,${long}\n2,"${long}\n3,y\n`, 65_536)
    expect(short).toEqual(['ROW_TOO_LONG', 'ROW_TOO_LONG', [4, '3', 'y']])
    expect(rows[0]?.raw.length).toBe(CSV_LIMITS.rowBytes)
  })

  it('reads what is not UTF-8 as Windows Latin and tells so, row by row', async () => {
    const { rows } = await perform(
      Buffer.concat([Buffer.from('a,b\nÉté,1\n'), Buffer.from('Été,2\n', 'latin1')]),
    )
    expect(rows.map((row) => [row.cells[0], row.latin])).toEqual([
      ['Été', false],
      ['Été', true],
    ])
  })

  it.each([
    ['EMPTY_FILE', ''],
    ['EMPTY_FILE', '\n \r\n\uFEFF'],
    ['NOT_TEXT', Buffer.from('a,b\n', 'utf16le')],
    ['HEADER_TOO_LONG', 'x'.repeat(CSV_LIMITS.rowBytes + 1)],
    ['TOO_MANY_COLUMNS', ','.repeat(CSV_LIMITS.columns)],
  ])('answers %s for what is no CSV file', async (fault, text) => {
    expect(await open(text, 65_536)).toEqual({ fault })
  })

  it('stays small while a line never ends', async () => {
    const chunk = Buffer.alloc(1_048_576, 'x')
    async function* endless(): AsyncGenerator<Uint8Array> {
      yield Buffer.from('a,b\n')
      for (let i = 0; i < 500; i += 1) yield chunk
    }
    const before = process.memoryUsage().rss
    const file = await readCsv(endless())
    if ('fault' in file) throw new Error(file.fault)
    const rows: CsvRow[] = []
    for await (const row of file.rows) rows.push(row)
    expect(rows.map((row) => row.fault)).toEqual(['ROW_TOO_LONG'])
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1_048_576)
  })

  it('takes time in proportion to a file of nothing but open quotes', async () => {
    const { rows } = await perform(`a,b\n${'"\n'.repeat(20_001)}`, 65_536)
    expect(rows.every((row) => row.fault !== null)).toBe(true)
    expect(rows.length).toBeGreaterThan(20_000 / CSV_LIMITS.rowLines)
  })
})
