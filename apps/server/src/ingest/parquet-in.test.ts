import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Terminal } from '@quaywise/domain'
import { type IngestOutcome, ingestStream } from '@quaywise/ingest'
import { openTestStores, type TestStores } from '@quaywise/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { portsOf, spoolFolder } from './ports-of.ts'
import { spoolInto } from './spool.ts'

let stores: TestStores
beforeAll(async () => {
  stores = await openTestStores()
})
afterAll(() => stores.close())

const terminal: Terminal = {
  ...{ id: 'mole', name: 'Mole', locode: '', zone: 'UTC', clock: 'live', frozenAt: null },
}

const send = (bytes: Uint8Array, fileBytes = 100_000_000): Promise<IngestOutcome> => {
  const ports = portsOf({ ...stores, now: () => new Date(), dataDir: stores.folder })
  const spool = spoolInto(spoolFolder(stores.folder), { fileBytes, allBytes: 200_000_000 })
  const stream = (async function* () {
    for (let from = 0; from < bytes.length; from += 10_000) yield bytes.subarray(from, from + 10_000)
  })()
  const request = { kind: 'facts/che_cycle', terminal, mapping: null, fileName: null, stream }
  return ingestStream(request, { ...ports, spool })
}

/** A Parquet file as the engine writes it. */
const parquet = async (select: string, method = 'zstd'): Promise<Buffer> => {
  const path = join(stores.folder, `${Math.random()}.parquet`)
  await stores.store.command(
    `INSERT INTO FUNCTION file('${path}', Parquet) ${select} SETTINGS output_format_parquet_compression_method = '${method}', output_format_parquet_row_group_size = 2000000`,
  )
  return readFileSync(path)
}

const CYCLES = `SELECT 'QC' AS eq_kind, 'Q1' AS eq_id, concat('c', toString(number)) AS cycle_id,
  toDateTime64('2026-01-09 08:00:00.123', 3, 'UTC') + number AS started_at,
  toDateTime64('2026-01-09 08:01:00', 3, 'UTC') + number AS ended_at, toUInt8(number % 3) AS boxes,
  toFloat32(1.5) AS teu, [concat('U', toString(number))] AS unit_ids, 7 AS odd FROM numbers(12000)`

const code = (outcome: IngestOutcome) => ('fault' in outcome ? outcome.fault.code : 'TAKEN')
const spooled = () => readdirSync(spoolFolder(stores.folder))

describe('a Parquet file', () => {
  it.each(['zstd', 'snappy', 'gzip', 'none'])('packed with %s is read row by row, once', async (method) => {
    const bytes = await parquet(CYCLES, method)
    await stores.store.command('TRUNCATE TABLE quaywise.che_cycle')
    expect(await send(bytes)).toMatchObject({
      answer: { accepted: 12_000, duplicate: 0, warnings: [{ code: 'COLUMN_UNKNOWN', column: 'odd' }] },
    })
    expect(await send(bytes)).toMatchObject({ answer: { accepted: 0, duplicate: 12_000 } })
    const { rows } = await stores.store.query(
      `SELECT toString(sum(boxes)) AS boxes, sum(teu) AS teu, any(toUnixTimestamp64Milli(started_at) % 1000) AS ms,
         countIf(unit_ids = [concat('U', substring(cycle_id, 2))]) AS units FROM quaywise.che_cycle`,
    )
    expect(rows).toMatchObject([{ boxes: '12000', teu: 18_000, ms: 123, units: '12000' }])
    expect(spooled()).toEqual([])
  })

  it('with a row that is wrong loses that row only', async () => {
    const bytes = await parquet(CYCLES.replace('toUInt8(number % 3) AS boxes', 'number AS boxes'))
    expect(await send(bytes)).toMatchObject({ answer: { rejected: 12_000 - 256 } })
  })

  it.each<[string, (bytes: Buffer) => Buffer]>([
    ['cut off', (bytes) => bytes.subarray(0, bytes.length - 100)],
    [
      'with a damaged end',
      (bytes) => Buffer.concat([bytes.subarray(0, -308), Buffer.alloc(300), bytes.subarray(-8)]),
    ],
    ['with nothing in it', () => Buffer.from('PAR1PAR1')],
    [
      'with an end that is longer than the file',
      () => Buffer.from('PAR1\u00ff\u00ff\u00ff\u007fPAR1', 'latin1'),
    ],
  ])('%s is a fault', async (_what, damage) => {
    expect(code(await send(damage(await parquet(CYCLES))))).toBe('BAD_PARQUET')
    expect(spooled()).toEqual([])
  })

  it('whose pages are damaged is a fault, and the server lives', async () => {
    const bytes = Buffer.from(await parquet(CYCLES))
    for (let at = 100; at < bytes.length - 4000; at += 37) bytes[at] = (bytes[at] ?? 0) ^ 0x5a
    expect(['BAD_PARQUET', 'TAKEN']).toContain(code(await send(bytes)))
    expect(await stores.store.ping()).toBe(true)
    expect(spooled()).toEqual([])
  })

  it('that does not fit the disk that is kept for it is refused, and leaves nothing there', async () => {
    const bytes = await parquet(CYCLES)
    for (const room of [20_000, 9_000, 1, 20_000, 9_000, 1]) {
      expect(code(await send(bytes, room))).toBe('SPOOL_FULL')
      expect(spooled()).toEqual([])
    }
  })

  it('that unpacks to more than a group may hold is refused unread', async () => {
    const bomb = await parquet(
      `SELECT 'QC' AS eq_kind, 'Q1' AS eq_id, 'c' AS cycle_id, 1767945600000 AS started_at,
       1767945600000 AS ended_at FROM numbers(1200000)`,
    )
    expect(bomb.length).toBeLessThan(1_000_000)
    expect(code(await send(bomb))).toBe('PARQUET_TOO_LARGE')
  })

  it('without a needed column is refused by its name', async () => {
    const outcome = await send(await parquet("SELECT 'QC' AS eq_kind, 'x' AS cycle_id"))
    expect(code(outcome)).toBe('UNKNOWN_COLUMN')
  })
})
