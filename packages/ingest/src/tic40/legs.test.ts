import { describe, expect, it } from 'vitest'
import { seeded } from '../json/chunks.fixture.ts'
import { Harbour, shuffled } from '../known/known.fixture.ts'
import { ticFormat } from './format.ts'

const ARRIVED = Date.parse('2026-03-04T00:00:00Z')
const at = (time: string): string => `2026-03-02T${time}:00Z`
const clock = (instant: number): string => new Date(instant).toISOString().slice(11, 16)

const order = (id: string, type = '', more: object = {}) => ({ id, ...(type ? { type } : {}), ...more })
const BOX = {
  cargovisit: [{ id: 'ABCU1234560' }],
  carriervisit: [{ id: 'V7', type: 'vessel' }],
}

/** A step of a machine at the orders of one instruction. */
const step = (machine: string, word: string, time: string, orders: readonly object[] = [], on = true) => ({
  che: [
    {
      ...{ id: machine, type: machine.startsWith('Q') ? 'sts' : machine.startsWith('Y') ? 'armg' : 'agv' },
      ...(orders.length > 0 ? { jobinstruction: [{ id: `J ${machine}`, order: orders }] } : {}),
      [word]: { status: [{ timestamp: at(time), pomt: 'actual', value: on }] },
    },
  ],
})

/** A load: out of the stack, along the road with a wait at either end, over the quay. */
const LOAD = [
  step('Y1', 'collect', '09:00', [order('O1')]),
  step('Y1', 'movingtodeliver', '09:01', [order('O1')]),
  step('Y1', 'queuingtodeliver', '09:02', [order('O1')]),
  step('Y1', 'deliver', '09:05', [order('O1')]),
  step('Y1', 'idle', '09:06'),
  step('A1', 'movingtocollect', '08:56', [order('O1', 'load', BOX)]),
  step('A1', 'queuingtocollect', '09:03', [order('O1')]),
  step('A1', 'collect', '09:05'),
  step('A1', 'movingtodeliver', '09:06'),
  step('A1', 'avtd', '09:12'),
  step('A1', 'deliver', '09:15'),
  step('A1', 'idle', '09:16'),
  step('Q1', 'queuingtocollect', '09:08', [order('O1')]),
  step('Q1', 'collect', '09:15', [order('O1')]),
  step('Q1', 'movingtodeliver', '09:16'),
  step('Q1', 'deliver', '09:17'),
  step('Q1', 'idle', '09:18'),
]
const LOADED = [
  'O1 1 ASC_OUT Y1 LOAD 09:00-09:02 0 ',
  'O1 2 ASC_OUT Y1 LOAD 09:05-09:06 180 AGV',
  'O1 3 AGV A1 LOAD 09:05-09:12 120 ASC_WATER',
  'O1 4 AGV A1 LOAD 09:15-09:16 180 QC',
  'O1 5 QC Q1 LOAD 09:15-09:18 420 AGV',
]

const lines = (messages: readonly object[]): string => messages.map((one) => JSON.stringify(one)).join('\n')
const taken = async (files: readonly (readonly object[])[], harbour = new Harbour()): Promise<Harbour> => {
  for (const [i, file] of files.entries()) await harbour.take(ticFormat, lines(file), ARRIVED + i * 1000)
  return harbour
}
const legsOf = (harbour: Harbour): string[] =>
  harbour
    .of('leg')
    .map(
      (leg) =>
        `${leg.wi_id} ${leg.seq} ${leg.stage} ${leg.eq_id} ${leg.op} ${clock(leg.started_at)}-${clock(leg.ended_at)} ${leg.wait_ms / 1000} ${leg.wait_root}`,
    )
    .sort()

describe('the stages of an order', () => {
  it('follow from the steps of the machines, with what they waited for', async () => {
    const harbour = await taken([LOAD])
    expect(legsOf(harbour)).toEqual(LOADED)
    for (const leg of harbour.of('leg'))
      expect(leg).toMatchObject({ unit_id: 'ABCU1234560', visit_id: 'v7', qc_id: 'Q1', source: 'tic40' })
  })

  it('are the same in any order and any cut into files, and the same again adds nothing', async () => {
    const whole = (await taken([LOAD])).content()
    const random = seeded(9)
    for (let round = 0; round < 60; round += 1) {
      const steps = shuffled(LOAD, random)
      const cuts = [random(), random()].map((share) => Math.floor(share * steps.length)).sort((a, b) => a - b)
      const [first = 0, second = 0] = cuts
      const parts = [steps.slice(0, first), steps.slice(first, second), steps.slice(second)]
      const harbour = await taken(parts.filter((part) => part.length > 0))
      expect(harbour.content(), String(round)).toEqual(whole)
      const rows = [...harbour.rows.values()].map(({ row }) => JSON.stringify(row))
      await taken([shuffled(LOAD, random)], harbour)
      expect([...harbour.rows.values()].map(({ row }) => JSON.stringify(row))).toEqual(rows)
    }
  })

  it('come again where a crash kept them from being written', async () => {
    const harbour = await taken([LOAD])
    const whole = harbour.content()
    for (const [key, { table }] of harbour.rows) if (table === 'leg') harbour.rows.delete(key)
    await taken([LOAD], harbour)
    expect(harbour.content()).toEqual(whole)
  })

  it('run the other way in a discharge, whose operation the way shows', async () => {
    const harbour = await taken([
      [
        step('Q1', 'collect', '09:00', [order('O2')]),
        step('Q1', 'deliver', '09:02', [order('O2')]),
        step('Q1', 'idle', '09:03'),
        step('A1', 'collect', '09:02', [order('O2')]),
        step('A1', 'movingtodeliver', '09:03'),
        step('A1', 'deliver', '09:09'),
        step('A1', 'idle', '09:10'),
        step('Y1', 'collect', '09:10', [order('O2')]),
        step('Y1', 'deliver', '09:12'),
        step('Y1', 'idle', '09:14'),
      ],
    ])
    expect(legsOf(harbour)).toEqual([
      'O2 1 QC Q1 DISC 09:00-09:03 0 ',
      'O2 2 AGV_IN A1 DISC 09:02-09:10 0 ',
      'O2 3 ASC_IN Y1 DISC 09:10-09:14 0 ',
    ])
  })

  it('are corrected by what is told of the order later, and by steps that come late', async () => {
    const truck = [
      step('Y1', 'collect', '09:00', [order('O3')]),
      step('Y1', 'deliver', '09:05', [order('O3')]),
      step('Y1', 'idle', '09:06'),
    ]
    const harbour = await taken([truck])
    // Of a stacking crane alone nothing tells whether the box went in or out.
    expect(legsOf(harbour)).toEqual([])
    const receive = step('Y1', 'deliver', '09:05', [order('O3', 'receival', { cargovisit: [{ id: 'U3' }] })])
    await taken([[receive]], harbour)
    expect(legsOf(harbour)).toEqual(['O3 1 ASC_IN Y1 RECEIVE 09:00-09:06 0 '])
    await taken([[step('Y1', 'queuingtodeliver', '09:02', [order('O3')])]], harbour)
    expect(legsOf(harbour)).toEqual([
      'O3 1 ASC_IN Y1 RECEIVE 09:00-09:02 0 ',
      'O3 2 ASC_IN Y1 RECEIVE 09:05-09:06 180 UNKNOWN',
    ])
    const delivery = step('Y1', 'movingtodeliver', '09:01', [order('O3', 'delivery')])
    await taken([[delivery]], harbour)
    expect(harbour.of('leg').map(({ stage, op, unit_id }) => [stage, op, unit_id])).toEqual(
      // The word of 09:05 stands over that of 09:01, whichever came first.
      Array(2).fill(['ASC_IN', 'RECEIVE', 'U3']),
    )
  })

  it('are made for each of the boxes that a vehicle carries at once, and for none where nothing says which', async () => {
    const both = [order('O4', 'load'), order('O5', 'load')]
    const harbour = await taken([
      [
        step('A1', 'collect', '09:00', both),
        step('A1', 'deliver', '09:05', both),
        step('A1', 'movingtocollect', '09:06', [order('O6')]),
        step('A2', 'collect', '09:00'),
        step('A2', 'deliver', '09:05'),
        step('A2', 'idle', '09:06'),
      ],
    ])
    expect(legsOf(harbour)).toEqual(['O4 1 AGV A1 LOAD 09:00-09:06 0 ', 'O5 1 AGV A1 LOAD 09:00-09:06 0 '])
    const queue = {
      che: [
        {
          ...{ id: 'A3', type: 'agv', jobinstruction: [{ id: 'J1' }, { id: 'J2' }] },
          collect: { status: [{ timestamp: at('09:00'), value: true }] },
          deliver: { status: [{ timestamp: at('09:01'), value: true }] },
          idle: { status: [{ timestamp: at('09:02'), value: true }] },
        },
      ],
    }
    expect(legsOf(await taken([[queue]]))).toEqual([])
  })

  it('are read from the flat notation too', async () => {
    const flat = (word: string, time: string) => ({
      path: `che|@A1|order|@O7|${word}|status|actual`,
      value: true,
      timestamp: at(time),
    })
    const entries = [
      { path: 'che|@A1|type', value: 'agv' },
      { path: 'che|@A1|order|@O7|type', value: 'discharge' },
      flat('collect', '09:00'),
      flat('movingtodeliver', '09:01'),
      flat('readytodeliver', '09:05'),
      flat('deliver', '09:07'),
      { path: 'che|@A1|idle|status|actual', value: true, timestamp: at('09:08') },
    ]
    expect(legsOf(await taken([entries]))).toEqual([
      'O7 1 AGV_IN A1 DISC 09:00-09:05 0 ',
      'O7 2 AGV_IN A1 DISC 09:07-09:08 120 UNKNOWN',
    ])
  })
})
