import type { Facts } from '@quaywise/domain'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { migrate } from '../migrate.ts'
import { MIGRATIONS } from '../schema/index.ts'
import { DRIVERS, type OpenedStore } from '../store.fixture.ts'
import { Block, blockOf, toldColumns } from './block.ts'

const AT = 1_767_225_600_123

const container: Facts['container_visit'] = {
  ...{ terminal_id: 't', unit_id: 'u', container_no: 'ABCU1234567', iso_type: '22G1', length_ft: 20 },
  ...{ full_empty: 'FULL', gross_kg: 20_000, reefer: 0, reefer_c: -18.5, imo_class: '', oog: 0 },
  ...{ pol: '', pod: '', in_mode: 'VESSEL', out_mode: 'TRUCK', flow: 'IMPORT', line: '' },
  ...{ in_visit_id: 'a', out_visit_id: '', block_id: 'A1', yard_in: null, yard_out: null },
  ...{ arrived_at: AT, left_at: null, source: 's', version: 4_294_967_296_001 },
}

const telemetry: Facts['telemetry'] = {
  ...{
    terminal_id: 't',
    eq_kind: 'QC',
    eq_id: 'Q1',
    trolley: '',
    at: AT,
    x: 1234.567,
    y: -12.004,
    z: 0,
    speed: 1.005,
  },
  ...{ load_kg: 4_000_000_000, soc: 0, wind: 7.25, source: 's' },
}

describe.each(DRIVERS)('facts in columns, in the $kind store', ({ open }) => {
  let opened: OpenedStore
  beforeAll(async () => {
    opened = await open()
    await migrate(opened.store, MIGRATIONS)
  })
  afterAll(() => opened.close())
  beforeEach(async () => {
    for (const name of ['container_visit', 'telemetry', 'slot_decision'])
      await opened.store.command(`TRUNCATE TABLE quaywise.${name}`)
  })

  const insert = async <Name extends keyof Facts>(
    name: Name,
    facts: readonly Facts[Name][],
    token = 'one',
  ): Promise<number> => {
    const options = { columns: toldColumns(name), token }
    return (await opened.store.insert(`quaywise.${name}`, 'Native', blockOf(name, facts), options)).rows
  }
  const rowsOf = async (sql: string) => (await opened.store.query(sql)).rows

  test('come back as they were: signs, long and foreign texts, early instants, nothing', async () => {
    const lines = ['tab\there', "quote ' and \\ and \n line", '\\N', '上海 fārsī', 'x'.repeat(300), '']
    const instants = [AT, 946_684_800_000, 0, -86_400_001, 9_999_999_999_999, null]
    const facts = lines.map((line, i) => ({
      ...container,
      ...{ unit_id: `u${i}`, line, container_no: line, arrived_at: AT, left_at: instants[i] ?? null },
    }))
    expect(await insert('container_visit', facts)).toBe(6)
    const rows = await rowsOf(
      `SELECT line, container_no, toUnixTimestamp64Milli(arrived_at) AS arrived_at, yard_in, reefer_c, version,
         toUnixTimestamp64Milli(left_at) AS left_at FROM container_visit ORDER BY unit_id`,
    )
    expect(rows).toEqual(
      lines.map((line, i) => ({
        ...{ line, container_no: line, arrived_at: String(AT), yard_in: null, reefer_c: -18.5 },
        ...{ version: '4294967296001', left_at: instants[i] === null ? null : String(instants[i]) },
      })),
    )
  })

  test('keep lists, and places to the centimetre', async () => {
    const excluded = ["it's", 'tab\t', 'back\\slash', '']
    const decision = Object.fromEntries(toldColumns('slot_decision').map((column) => [column, 0]))
    const block = new Block('slot_decision')
    for (const list of [excluded, [], ['last']]) block.add({ ...decision, unit_id: 'u', excluded: list })
    const options = { columns: toldColumns('slot_decision') }
    await opened.store.insert('quaywise.slot_decision', 'Native', block.bytes(), options)
    const lists = await rowsOf('SELECT excluded FROM slot_decision ORDER BY length(excluded) DESC')
    expect(lists).toEqual([{ excluded }, { excluded: ['last'] }, { excluded: [] }])
    await insert('telemetry', [telemetry])
    const places = await rowsOf('SELECT x, y, z, load_kg, wind FROM telemetry')
    expect(places).toEqual([{ x: 1234.57, y: -12, z: 0, load_kg: 4_000_000_000, wind: 7.25 }])
  })

  test('carry more words than fit a narrow dictionary, and add once under one token', async () => {
    const facts = Array.from({ length: 70_000 }, (_, i) => ({ ...telemetry, eq_id: `M${i}`, x: i / 100 }))
    for (let i = 0; i < 2; i += 1) expect(await insert('telemetry', facts, 'words')).toBe(70_000)
    const [found] = await rowsOf(
      "SELECT count() AS n, uniqExact(eq_id) AS machines, countIf(eq_id = concat('M', toString(toUInt32(x * 100)))) AS right FROM telemetry",
    )
    expect(found).toEqual({ n: '70000', machines: '70000', right: '70000' })
    expect(await insert('telemetry', [telemetry], 'other')).toBe(1)
  })

  test('of nothing add nothing; without the names of their columns they are refused', async () => {
    expect(await insert('telemetry', [])).toBe(0)
    const bytes = blockOf('telemetry', [telemetry])
    await expect(opened.store.insert('quaywise.telemetry', 'Native', bytes)).rejects.toMatchObject({
      code: 'SYNTAX',
    })
    expect(await rowsOf('SELECT count() AS n FROM telemetry')).toEqual([{ n: '0' }])
  })
})

describe('a block', () => {
  test('refuses a number that its column cannot hold, and takes a value that is not told as the default', () => {
    const wrong = [
      { ...telemetry, load_kg: -1 },
      { ...telemetry, load_kg: 1.5 },
      { ...telemetry, x: 30_000_000 },
      { ...telemetry, at: Number.NaN },
    ]
    for (const fact of wrong) expect(() => blockOf('telemetry', [fact])).toThrow(RangeError)
    const { load_kg: _load, source: _source, ...less } = telemetry
    const [bare, told] = [new Block('telemetry'), new Block('telemetry')]
    bare.add(less)
    told.add({ ...telemetry, load_kg: 0, source: '' })
    expect(bare.bytes()).toEqual(told.bytes())
  })

  test('that was emptied gives the same bytes as a new one', () => {
    const block = new Block('slot_decision')
    const zeros = Object.fromEntries(toldColumns('slot_decision').map((column) => [column, 0]))
    block.add({ ...zeros, unit_id: 'first', op: 'LOAD', excluded: ['full:3'] })
    block.bytes()
    block.clear()
    block.add({ ...zeros, unit_id: 'second', op: 'DISC', excluded: [] })
    const fresh = new Block('slot_decision')
    fresh.add({ ...zeros, unit_id: 'second', op: 'DISC', excluded: [] })
    expect(block.bytes()).toEqual(fresh.bytes())
    expect(block.rows).toBe(1)
  })
})
