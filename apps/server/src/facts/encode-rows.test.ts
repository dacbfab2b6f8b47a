import type { Facts } from '@quaywise/domain'
import { openTestStores, type TestStores } from '@quaywise/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { encodeRows, encoderOf } from './encode-rows.ts'

let test: TestStores
beforeAll(async () => {
  test = await openTestStores()
})
afterAll(() => test.close())

const containers: readonly Facts['container_visit'][] = [
  ['tab\there', 1_767_225_600_123, null],
  ["quote ' and \\ and \n line", 946_684_800_000, 1_767_225_600_000],
  ['\\N', 1_767_225_600_999, 1_767_225_600_001],
].map(([line, arrived, left], i) => ({
  ...{ terminal_id: 't', unit_id: `u${i}`, container_no: 'ABCU1234567', iso_type: '22G1', length_ft: 20 },
  ...{
    full_empty: 'FULL',
    gross_kg: 20_000,
    reefer: 0,
    reefer_c: 0,
    imo_class: '',
    oog: 0,
    pol: '',
    pod: '',
    in_mode: 'VESSEL',
    out_mode: 'TRUCK',
    flow: 'IMPORT',
    in_visit_id: 'a',
    out_visit_id: '',
    block_id: 'A1',
  },
  ...{
    line: String(line),
    arrived_at: Number(arrived),
    yard_in: null,
    yard_out: null,
    source: 's',
    version: 1,
  },
  left_at: left === null ? null : Number(left),
}))

describe('rows of TabSeparated', () => {
  it('come back from the engine as they were', async () => {
    const { columns } = encoderOf('container_visit')
    const bytes = encodeRows('container_visit', containers)
    await test.store.insert('quaywise.container_visit', 'TabSeparated', bytes, { columns })
    const { rows } = await test.store.query(
      `SELECT line, toUnixTimestamp64Milli(arrived_at) AS arrived, yard_in, toUnixTimestamp64Milli(left_at) AS left
       FROM quaywise.container_visit ORDER BY unit_id`,
    )
    expect(rows).toEqual(
      containers.map(({ line, arrived_at, left_at }) => ({
        line,
        arrived: String(arrived_at),
        yard_in: null,
        left: left_at === null ? null : String(left_at),
      })),
    )
  })

  it('carry lists with quotes in them', async () => {
    const unit_ids = ["it's", 'tab\t', 'back\\slash', '']
    const { columns, line } = encoderOf('che_cycle')
    const numbers = Object.fromEntries(columns.map((column) => [column, 0]))
    const words = {
      terminal_id: 't',
      eq_kind: 'QC',
      eq_id: 'Q1',
      cycle_id: 'c',
      dual_pair_id: '',
      source: 's',
    }
    const fact = {
      ...numbers,
      ...words,
      started_at: 1_767_225_600_000,
      ended_at: 1_767_225_600_000,
      unit_ids,
    }
    await test.store.insert('quaywise.che_cycle', 'TabSeparated', `${line(fact)}\n`, { columns })
    const { rows } = await test.store.query('SELECT unit_ids FROM quaywise.che_cycle')
    expect(rows).toEqual([{ unit_ids }])
  })
})
