import { expect, test } from 'vitest'
import { readWorkbook } from '../fixture/read-workbook.ts'
import type { Sheet, SheetCell } from '../sheet/sheet.ts'
import { wallClockOf } from '../wall-clock.ts'
import { sheetNames } from './sheet-names.ts'
import { workbook } from './workbook.ts'

const CHUNK = 500

const columns: Sheet['columns'] = [
  { title: 'Name', format: 'text' },
  { title: 'At', format: 'instant' },
  { title: 'Value', format: 'decimal' },
]

/** A sheet of so many rows that are made as they are asked for; `asked` counts them. */
const sheetOf = (rows: number, asked: { rows: number }): Sheet => ({
  title: 'Rows',
  columns,
  chunks: (async function* () {
    for (let from = 0; from < rows; from += CHUNK) {
      asked.rows += CHUNK
      yield Array.from({ length: CHUNK }, (_, n): readonly SheetCell[] => [
        `row ${from + n}`,
        '2026-03-29T01:30:00Z',
        (from + n) / 8,
      ])
    }
  })(),
})

const last = {
  title: 'Query',
  make: (written: readonly { readonly rows: number }[]): Sheet => ({
    title: 'Query',
    columns: [{ title: 'Rows', format: 'count' }],
    chunks: (async function* () {
      yield written.map(({ rows }) => [rows])
    })(),
  }),
}

const bytesOf = async (sheet: Sheet, zone: string): Promise<Buffer> => {
  const pieces: Buffer[] = []
  for await (const piece of workbook({ sheets: [sheet], last, clock: wallClockOf(zone) })) pieces.push(piece)
  return Buffer.concat(pieces)
}

test('a workbook is an archive that other programs open, with every row and the count of them', async () => {
  const file = await bytesOf(sheetOf(2000, { rows: 0 }), 'Europe/Lisbon')
  const [rows, query] = readWorkbook(file)
  expect(rows?.rows).toHaveLength(2001)
  // The clocks of Lisbon went forward at 01:00 UTC of that day.
  expect(rows?.rows[2000]).toEqual(['row 1999', expect.closeTo(46110 + 2.5 / 24, 9), 1999 / 8])
  expect(query?.rows).toEqual([['Rows'], [2000]])
})

test('rows are asked for no faster than they are taken, and memory does not grow with them', async () => {
  const asked = { rows: 0 }
  const file = workbook({ sheets: [sheetOf(200_000, asked)], last, clock: wallClockOf('UTC') })
  let bytes = 0
  while (bytes < 10_000) bytes += (await file.next()).value?.length ?? 0
  expect(asked.rows).toBeLessThan(20_000)
  const before = process.memoryUsage().heapUsed
  let most = before
  for await (const piece of file) {
    bytes += piece.length
    most = Math.max(most, process.memoryUsage().heapUsed)
  }
  expect(asked.rows).toBe(200_000)
  expect(bytes).toBeGreaterThan(500_000)
  expect((most - before) / 1_048_576).toBeLessThan(150)
})

test('a reader who leaves stops the rows', async () => {
  const asked = { rows: 0 }
  let ended = false
  const sheet = sheetOf(200_000, asked)
  const watched: Sheet = {
    ...sheet,
    chunks: (async function* () {
      try {
        yield* sheet.chunks
      } finally {
        ended = true
      }
    })(),
  }
  const file = workbook({ sheets: [watched], last, clock: wallClockOf('UTC') })
  for (let piece = 0; piece < 20; piece += 1) await file.next()
  await file.return(undefined)
  expect(ended).toBe(true)
  expect(asked.rows).toBeLessThan(200_000)
})

test('names of sheets are such as spreadsheets take', () => {
  const names = sheetNames(['A: b/c?', 'x'.repeat(40), 'x'.repeat(40), 'History', "'quoted'", ''])
  expect(names).toEqual(['A  b c', 'x'.repeat(31), `${'x'.repeat(27)} (2)`, 'History_', 'quoted', '_'])
})
