import { ask } from '@quaywise/testing/ask'
import { seedFacts } from '@quaywise/testing/seed'
import { openTestStores, type TestStores } from '@quaywise/testing/stores'
import { at, WORKED_PERIOD, WORKED_TERMINAL } from '@quaywise/testing/worked-terminal'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Cell } from './cells.ts'

/* What plans, lists and orders come to, as worked out in `docs/worked-terminal.md`. */

let stores: TestStores
beforeAll(async () => {
  stores = await openTestStores()
  await seedFacts(stores.store, WORKED_TERMINAL)
})
afterAll(() => stores.close())

type Asked = Partial<Parameters<typeof ask>[1]>

const rowsOf = async (measures: readonly string[], asked: Asked = {}) =>
  (await ask(stores.store, { window: WORKED_PERIOD, measures: [...measures], ...asked })).rows

const plain = (cell: Cell | undefined): Cell | undefined =>
  typeof cell === 'object' && cell !== null && 'numerator' in cell ? cell.value : cell

const valuesOf = async (measures: readonly string[], asked: Asked = {}) => {
  const [row] = await rowsOf(measures, asked)
  return measures.map((id) => plain(row?.[id]))
}

describe('plans, lists and orders', () => {
  test('the newest stow plan of each kind holds', async () => {
    const measures = ['stowed_boxes', 'stowed_teu', 'stowed_reefers', 'stowed_dangerous']
    expect(await valuesOf(measures)).toEqual([4, 6, 1, 1])
    const byPlan = await rowsOf(['stowed_boxes'], { by: ['plan'] })
    expect(byPlan.map(({ plan, stowed_boxes }) => [plan, stowed_boxes])).toEqual([
      ...[
        ['ARRIVAL', 3],
        ['DEPARTURE', 1],
      ],
    ])
    const byBay = await rowsOf(['stowed_boxes'], { by: ['bay'] })
    expect(byBay.map(({ bay, stowed_boxes }) => [bay, stowed_boxes])).toEqual([
      [10, 2],
      [12, 1],
      [22, 1],
    ])
  })

  test('a list is renewed, added to and taken from', async () => {
    expect(await valuesOf(['listed_boxes', 'listed_teu'])).toEqual([3, 4])
    const byOp = await rowsOf(['listed_boxes'], { by: ['op'] })
    expect(byOp.map(({ op, listed_boxes }) => [op, listed_boxes])).toEqual([
      ['DISC', 1],
      ['LOAD', 2],
    ])
  })

  test('plans and lists are counted with their call on the basis of calls', async () => {
    const rows = await rowsOf(['stowed_boxes', 'listed_boxes'], { by: ['visit'], basis: 'call' })
    expect(rows.map(({ visit, stowed_boxes, listed_boxes }) => [visit, stowed_boxes, listed_boxes])).toEqual([
      ['V1', 4, 3],
    ])
  })

  test('cancelled orders are not counted', async () => {
    expect(await valuesOf(['orders', 'ordered_boxes'])).toEqual([2, 13])
    const rows = await rowsOf(['ordered_boxes'], { by: ['purpose'] })
    expect(rows.map(({ purpose, ordered_boxes }) => [purpose, ordered_boxes])).toEqual([
      ...[
        ['ACCEPTANCE', 1],
        ['RELEASE', 12],
      ],
    ])
  })
})

describe('what only messages tell', () => {
  const VOLUMES = ['crane_boxes', 'throughput_boxes', 'gate_transactions', 'delivered_boxes']
  const RATES = [
    ...[
      'gmph',
      'nmph',
      'technical_rate',
      'boxes_per_lift',
      'lifts',
      'twin_share',
      'teu_factor',
      'energy_per_box',
    ],
    ...['effective_crane_count', 'cycle_p50', 'empty_crossings', 'interventions_per_100'],
    ...[
      'truck_wait_mean',
      'truck_service_mean',
      'truck_wait_p90',
      'rehandles_per_delivery',
      'truck_turn_mean',
    ],
    ...['trucks_in', 'trucks_out', 'truck_arrivals', 'instructions'],
  ]

  test('counts as volume, and leaves the rates of cranes and trucks as they are', async () => {
    const before = { volumes: await valuesOf(VOLUMES), rates: await valuesOf(RATES) }
    const [lift] = WORKED_TERMINAL.che_cycle
    const [transaction] = WORKED_TERMINAL.truck_transaction
    const [truck] = WORKED_TERMINAL.truck_visit
    if (!lift || !transaction || !truck) throw new Error('the worked terminal has lifts and trucks')
    const [now, told] = [at('19:05'), { source: 'edifact' }]
    const blank = {
      trolley: 'main',
      lift_kind: 'BOX',
      op: 'DISC',
      boxes: 1,
      crane_boxes: 1,
      throughput_boxes: 1,
    } as const
    const gate = { gate_in_started_at: now, gate_in_at: now, gate_out_started_at: now, gate_out_at: now }
    await seedFacts(stores.store, {
      che_cycle: [
        {
          ...lift,
          ...blank,
          ...told,
          eq_kind: 'QC',
          eq_id: '',
          cycle_id: 'M1',
          teu: 0,
          twin: 0,
          dual_pair_id: '',
          energy_kwh: 0,
          started_at: now,
          ended_at: now,
        },
      ],
      truck_visit: [{ ...truck, ...gate, ...told, truck_visit_id: 'M2', arrived_at: now }],
      truck_transaction: [
        {
          ...transaction,
          ...told,
          transaction_id: 'M2',
          truck_visit_id: 'M2',
          kind: 'DELIVER',
          tp_arrived_at: now,
          service_started_at: now,
          service_ended_at: now,
        },
        {
          ...transaction,
          ...told,
          transaction_id: 'M3',
          truck_visit_id: '',
          kind: 'DELIVER',
          tp_arrived_at: now,
          service_started_at: now,
          service_ended_at: now,
        },
      ],
    })
    const after = { volumes: await valuesOf(VOLUMES), rates: await valuesOf(RATES) }
    expect(after.volumes).toEqual(before.volumes.map((value) => Number(value) + 1))
    expect(Object.fromEntries(RATES.map((id, i) => [id, after.rates[i]]))).toEqual(
      Object.fromEntries(RATES.map((id, i) => [id, before.rates[i]])),
    )
    const [gmph, , , , lifts] = before.rates
    expect([typeof gmph, typeof lifts, typeof before.rates[RATES.indexOf('truck_wait_mean')]]).toEqual([
      ...['number', 'number', 'number'],
    ])
  })
})
