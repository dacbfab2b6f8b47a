import { describe, expect, it } from 'vitest'
import type { FactReading, Origin } from '../fact-format.ts'
import { TABLE_FORMATS } from './format.ts'

const origin: Origin = {
  terminal: { id: 'mole', name: 'Mole', locode: '', zone: 'Asia/Tehran', clock: 'live', frozenAt: null },
  ...{ batchId: 'b', receivedAt: Date.UTC(2026, 0, 9), mapping: null },
  known: { rows: async () => [], calls: async () => () => null, stays: async () => [] },
}

async function* inChunks(bytes: Buffer, size: number): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size)
}

type Told = { readonly rows: number; readonly refused: readonly string[]; readonly fault: string | null }

const read = async (stream: AsyncIterable<Uint8Array>, table = 'weather'): Promise<Told> => {
  const format = TABLE_FORMATS.find(({ kind }) => kind === `facts/${table}`)
  const opened = await format?.open(stream, origin)
  if (!opened || 'fault' in opened) return { rows: 0, refused: [], fault: opened?.fault.code ?? null }
  const readings: FactReading[] = []
  for await (const reading of opened.readings) readings.push(reading)
  return {
    rows: readings.reduce((sum, reading) => sum + (reading.kind === 'rows' ? reading.rows.length : 0), 0),
    refused: readings.flatMap((one) =>
      one.kind === 'rejection' ? [`${one.rejection.line} ${one.rejection.reason}`] : [],
    ),
    fault: null,
  }
}
const text = (content: string | Buffer, size = 1000): Promise<Told> =>
  read(inChunks(Buffer.from(content), size))

const GOOD = '{"at":"2026-01-09T08:00:00Z","wind":1}'

describe('a hostile file of facts', () => {
  it('with a line that never ends takes the memory of a line', async () => {
    const before = process.memoryUsage().rss
    const endless = (async function* () {
      yield Buffer.from(`${GOOD}\n{"at":"`)
      for (let i = 0; i < 3000; i += 1) yield Buffer.alloc(65_536, 'x')
      yield Buffer.from(`"}\n${GOOD}\n`)
    })()
    expect(await read(endless)).toEqual({ rows: 2, refused: ['2 ROW_TOO_LONG'], fault: null })
    expect(process.memoryUsage().rss - before).toBeLessThan(150 * 1_048_576)
  })

  it('with brackets in brackets costs its line', async () => {
    const deep = '['.repeat(100_000)
    const told = await text(`${deep}\n{"at":${deep}${']'.repeat(100_000)}}\n${GOOD}`, 50_000)
    expect(told.fault).toBe('JSON_LIST')
    const inside = await text(`${GOOD}\n{"at":${deep}${']'.repeat(100_000)}}\n${deep}\n${GOOD}`, 50_000)
    expect(inside).toEqual({ rows: 2, refused: ['2 BAD_INSTANT', '3 BAD_JSON'], fault: null })
  })

  it.each([
    ['a number that is none', '{"at":"2026-01-09T08:00:00Z","wind":1e999}', 'BAD_NUMBER'],
    ['a number beyond its column', '{"at":"2026-01-09T08:00:00Z","wind":1e39}', 'BAD_NUMBER'],
    ['an instant of another age', '{"at":99999999999999999}', 'BAD_INSTANT'],
    ['an instant before its time', '{"at":-1}', 'BAD_INSTANT'],
    ['an instant that is a list', '{"at":[1]}', 'BAD_INSTANT'],
    ['a sign that is none', '{"at":"2026-01-09T08:00:00Z","source":"a\\u0000"}', 'BAD_TEXT'],
    ['half of a sign', '{"at":"2026-01-09T08:00:00Z","source":"\\ud800"}', 'BAD_TEXT'],
    ['a NUL', '{"at":"2026-01-09T08:00:00Z\u0000"}', 'BAD_JSON'],
    ['nothing told', '{"__proto__":{"at":1767945600000}}', 'VALUE_MISSING'],
    ['half a line', '{"at":"2026-01', 'BAD_JSON'],
  ])('with %s loses that line only', async (_what, line, reason) => {
    expect(await text(`${GOOD}\n${line}\n${GOOD}`, 7)).toEqual({
      rows: 2,
      refused: [`2 ${reason}`],
      fault: null,
    })
  })

  it('in another writing is read as Windows Latin, and told so', async () => {
    const latin = Buffer.concat([
      Buffer.from(`${GOOD}\n{"at":1767945600000,"source":"S`),
      Buffer.from([0xe3, 0x6f]),
    ])
    const told = await text(Buffer.concat([latin, Buffer.from(`"}\n${GOOD}`)]), 3)
    expect(told).toEqual({ rows: 3, refused: [], fault: null })
  })

  it('with a quote that is never closed loses its own row', async () => {
    const rows = Array.from(
      { length: 200 },
      (_, i) => `2026-01-09T08:${String(i % 60).padStart(2, '0')}:00Z,1`,
    )
    const csv = `at,wind\n${rows[0]}\n"2026-01-09T08:00:00Z,1\n${rows.slice(1).join('\n')}\n`
    expect(await text(csv, 33)).toEqual({ rows: 200, refused: ['3 QUOTE_NOT_CLOSED'], fault: null })
    expect(await text('at,wind\n"2026-01-09T08:00:00Z,1')).toEqual({
      rows: 0,
      refused: ['2 QUOTE_NOT_CLOSED'],
      fault: null,
    })
  })

  it('gives the same in chunks of any size', async () => {
    const csv = `\uFEFFat;wind;source\r\n2026-01-09 08:00;1;"a ""b""; c"\r\n\r\n1767945600000;x;\r\n2026-01-09T08:00:00+03:30;2;z\r\nshort\r\n`
    const whole = await text(csv, 10_000)
    expect(whole).toEqual({ rows: 2, refused: ['4 BAD_NUMBER', '6 COLUMN_COUNT'], fault: null })
    for (let size = 1; size < 40; size += 1) expect(await text(csv, size)).toEqual(whole)
  })

  it.each([
    ['a workbook', 'PK\u0003\u0004\u0000\u0000', 'NOT_TEXT'],
    ['two columns of one name', 'at,at\n1,2\n', 'UNKNOWN_COLUMN'],
    ['a thousand and one columns', `${'a,'.repeat(1001)}at\n`, 'TOO_MANY_COLUMNS'],
    ['nothing but blank lines', '\n\n  \n', 'EMPTY_FILE'],
    ['Parquet where no disk is kept for it', 'PAR1', 'PARQUET_NOT_HERE'],
  ])('that is %s is a fault', async (_what, content, fault) => {
    expect((await text(content)).fault).toBe(fault)
  })
})
