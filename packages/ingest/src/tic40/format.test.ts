import { describe, expect, it } from 'vitest'
import type { FactReading } from '../fact-format.ts'
import { damaged, seeded } from '../json/chunks.fixture.ts'
import { Harbour, shuffled } from '../known/known.fixture.ts'
import { ticFormat } from './format.ts'

const ARRIVED = Date.parse('2026-03-04T00:00:00Z')
const at = (time: string): string => `2026-03-02T${time}:00Z`
const clock = (instant: number): string => new Date(instant).toISOString().slice(11, 16)

const step = (name: string, time: string, value: boolean | string = true, id = 'A1', type = 'agv') => ({
  che: [{ id, type, [name]: { status: [{ timestamp: at(time), pomt: 'actual', value }] } }],
})
const measured = (time: string, parts: object) => ({
  che: [{ id: 'A1', type: 'agv', ...parts }],
  msg: [{ timestamp: at(time) }],
})
const seen = (time: string, unit: string, value: number) => [{ timestamp: at(time), unit, value }]
const cycle = (id: string, end: 'starttimestamp' | 'endtimestamp', time: string) => ({
  che: [{ id: 'Q1', type: 'sts', cycle: [{ id, [end]: [{ timestamp: at(time), value: at(time) }] }] }],
})
const visit = (concept: string, pomt: string, time: string, told: string) => {
  const time_ = { time: [{ timestamp: at(told), pomt, value: at(time) }] }
  return {
    tos: [
      {
        carriervisit: [
          { id: 'V7', name: 'Northern Pine', type: 'vessel', [concept]: { berth: { firstline: time_ } } },
        ],
      },
    ],
  }
}

const DAY = [
  step('movingtocollect', '07:30'),
  step('movingtocollect', '07:40'),
  step('readytocollect', '07:55'),
  step('readytocollect', '08:02', false),
  step('movingtodeliver', '08:04'),
  step('fault', '09:10'),
  step('fault', '09:11', false),
  step('idle', '09:12'),
  step('off', '09:30'),
  step('readytodeliver', '08:00', true, 'Q1', 'sts'),
  step('idle', '08:20', true, 'Q1', 'sts'),
  cycle('c1', 'starttimestamp', '08:01'),
  cycle('c1', 'endtimestamp', '08:03'),
  cycle('c2', 'starttimestamp', '08:04'),
  measured('08:00', { location: { coordinate: [{ timestamp: at('08:00'), unit: 'm', x: 12.5, y: 40 }] } }),
  measured('08:00', { speed: seen('08:00', 'km/h', 18) }),
  measured('08:01', { energytank: [{ percentage: seen('08:01', '%', 61) }] }),
  visit('arrival', 'planned', '06:30', '02:00'),
  visit('arrival', 'estimated', '06:50', '04:00'),
  visit('arrival', 'actual', '07:10', '07:11'),
]
const lines = (messages: readonly object[]): string => messages.map((one) => JSON.stringify(one)).join('\n')

const taken = async (files: readonly string[], harbour = new Harbour()): Promise<Harbour> => {
  for (const [i, file] of files.entries()) await harbour.take(ticFormat, file, ARRIVED + i * 1000)
  return harbour
}
const statesOf = (harbour: Harbour, id: string): string[] =>
  harbour
    .of('che_state')
    .filter(({ eq_id }) => eq_id === id)
    .sort((a, b) => a.started_at - b.started_at)
    .map(
      ({ state, activity, started_at, ended_at }) =>
        `${state} ${activity} ${clock(started_at)}-${clock(ended_at)}`,
    )
const reasons = (readings: readonly FactReading[]): string[] =>
  readings.flatMap((one) => (one.kind === 'rejection' ? [one.rejection.reason] : []))

describe('ticFormat', () => {
  it('makes states, faults, cycles, telemetry and calls of what a file tells', async () => {
    const harbour = await taken([lines(DAY)])
    expect(statesOf(harbour, 'A1')).toEqual([
      'WORKING TRAVEL_EMPTY 07:30-07:55',
      'WAITING  07:55-08:00',
      'WAITING  08:00-08:02',
      'WORKING TRAVEL_LADEN 08:04-09:00',
      'WORKING TRAVEL_LADEN 09:00-09:10',
      'FAULT  09:10-09:11',
      'IDLE  09:12-09:30',
    ])
    expect(statesOf(harbour, 'Q1')).toEqual(['WORKING  08:00-08:20'])
    expect(
      harbour
        .of('wait')
        .map((one) => `${one.eq_id} ${one.kind} ${one.root} ${clock(one.started_at)}-${clock(one.ended_at)}`)
        .sort(),
    ).toEqual(['A1 STARVED UNKNOWN 07:55-08:02'])
    expect(harbour.of('fault')).toMatchObject([{ eq_id: 'A1', severity: 'FAILURE' }])
    expect(harbour.of('che_cycle')).toMatchObject([
      { eq_kind: 'QC', eq_id: 'Q1', trolley: 'main', lift_kind: 'BOX', started_at: Date.parse(at('08:01')) },
    ])
    expect(harbour.of('telemetry')).toMatchObject([
      { x: 12.5, y: 40, speed: 5, soc: 0 },
      { x: 0, speed: 0, soc: 61 },
    ])
    const [call] = harbour.of('vessel_visit')
    expect(call).toMatchObject({ visit_id: 'v7', vessel: 'Northern Pine', source: 'tic40' })
    expect([clock(call?.etb ?? 0), clock(call?.atb ?? 0)]).toEqual(['06:30', '07:10'])
    expect(harbour.of('port_call_event')).toHaveLength(3)
  })

  it('gives the same in any order and any cut into files, and the same again adds nothing', async () => {
    const whole = (await taken([lines(DAY)])).content()
    const random = seeded(5)
    for (let round = 0; round < 40; round += 1) {
      const order = shuffled(DAY, random)
      const cuts = [random(), random()].map((share) => Math.floor(share * order.length)).sort((a, b) => a - b)
      const [first = 0, second = 0] = cuts
      const parts = [
        order.slice(0, first),
        order.slice(first, second),
        order.slice(second),
        shuffled(DAY, random),
      ]
      const harbour = await taken(parts.filter((part) => part.length > 0).map(lines))
      expect(harbour.content()).toEqual(whole)
      const rows = [...harbour.rows.values()].map(({ row }) => JSON.stringify(row))
      await harbour.take(ticFormat, lines(order), ARRIVED + 9000)
      expect([...harbour.rows.values()].map(({ row }) => JSON.stringify(row))).toEqual(rows)
    }
  })

  it('takes the flat notation to the same facts', async () => {
    const flat = [
      { path: 'che|@A1|type', value: 'agv' },
      { path: 'che|@A1|movingtocollect|status|actual', value: true, timestamp: at('07:30') },
    ]
    const next = { ...flat[1], value: false, timestamp: at('07:55') }
    const harbour = await taken([[...flat, next].map((one) => JSON.stringify(one)).join('\n')])
    expect(statesOf(harbour, 'A1')).toEqual(['WORKING TRAVEL_EMPTY 07:30-07:55'])
  })

  it('counts the boxes of a cycle by the orders that are told with it, whichever end tells them', async () => {
    const orders = [
      { id: 'O1', cargovisit: [{ id: 'U1', name: 'ABCU1234560' }] },
      { id: 'O2', cargovisit: [{ id: 'U2' }] },
    ]
    const end = (name: string, time: string, more: object = {}, ofChe: object = {}) => ({
      che: [
        {
          id: 'Q1',
          type: 'sts',
          cycle: [{ id: 'c1', [name]: [{ timestamp: at(time), value: at(time) }], ...more }],
          ...ofChe,
        },
      ],
    })
    const files = [
      end('starttimestamp', '08:01'),
      end('endtimestamp', '08:03', { jobinstruction: [{ id: 'J1', order: orders }] }),
      end(
        'starttimestamp',
        '08:01',
        {},
        { jobinstruction: [{ id: 'J1', order: [{ id: 'O1', cargovisit: [{ id: 'U1' }] }] }] },
      ),
    ]
    for (const order of [files, files.toReversed()]) {
      const harbour = await taken(order.map((one) => lines([one])))
      expect(harbour.of('che_cycle')).toMatchObject([{ boxes: 2, crane_boxes: 2, unit_ids: ['U1', 'U2'] }])
    }
    const nameless = await taken([
      lines([end('starttimestamp', '08:01', { order: [{ id: 'O7' }] })]),
      lines([files[1] ?? {}]),
    ])
    expect(nameless.of('che_cycle')).toMatchObject([{ boxes: 3, unit_ids: ['U1', 'U2'] }])
  })

  it('keeps its messages as they came, and leads from what they tell to them; measures are not kept', async () => {
    const speed = measured('08:00', { speed: seen('08:00', 'km/h', 18) })
    const harbour = new Harbour()
    const readings = await harbour.take(
      ticFormat,
      lines([step('idle', '07:30'), speed, step('off', '08:30')]),
      ARRIVED,
    )
    const messages = readings.flatMap((one) => (one.kind === 'message' ? [one.message] : []))
    expect(
      messages.map(({ seq, text }) => [seq, JSON.parse(text).idle ?? JSON.parse(text).che?.[0] ?? text]),
    ).toHaveLength(2)
    expect(messages.every(({ text }) => /idle|off/.test(text))).toBe(true)
    const told = readings.flatMap((one) => (one.kind === 'item' && one.message > 0 ? [one.message] : []))
    expect(new Set(told)).toEqual(new Set(messages.map(({ seq }) => seq)))
  })

  it('carries the last state of a machine over files, and a late step divides it', async () => {
    const harbour = await taken([lines([step('idle', '07:30')]), lines([step('off', '10:10')])])
    expect(statesOf(harbour, 'A1')).toHaveLength(4)
    await harbour.take(
      ticFormat,
      lines([step('charging', '07:45'), step('charging', '07:50', false)]),
      ARRIVED,
    )
    // What lay behind the late end is not known any more.
    expect(statesOf(harbour, 'A1')).toEqual(['IDLE  07:30-07:45', 'CHARGING  07:45-07:50'])
  })

  it('knows a machine by the list of machines, by its type, or by the type that it told before', async () => {
    const nameless = { che: [{ id: 'A1', idle: { status: [{ timestamp: at('08:00'), value: true }] } }] }
    const harbour = new Harbour()
    expect(reasons(await harbour.take(ticFormat, lines([nameless]), ARRIVED))).toEqual(['MACHINE_UNKNOWN'])
    await harbour.take(ticFormat, lines([step('movingtocollect', '07:30')]), ARRIVED)
    expect(reasons(await harbour.take(ticFormat, lines([nameless]), ARRIVED))).toEqual([])
    expect(statesOf(harbour, 'A1')).toEqual(['WORKING TRAVEL_EMPTY 07:30-08:00'])
  })

  it('moves the visits of trucks and containers that are known, and keeps the rest for later', async () => {
    const gate = (id: string) => ({
      carriervisit: [
        {
          id,
          type: 'truck',
          departure: { terminalgate: { end: { time: [{ timestamp: at('07:02'), value: at('07:01') }] } } },
        },
      ],
    })
    const harbour = new Harbour()
    const row = {
      ...{ terminal_id: 'got', truck_visit_id: 'T1', company: '', plate: '', driver: '', appointment_id: '' },
      ...{
        flow: 'DELIVER' as const,
        lane: '',
        lane_out: '',
        trouble: 0 as const,
        trouble_code: '',
        source: '',
      },
      ...{
        arrived_at: 1,
        gate_in_started_at: 2,
        gate_in_at: 3,
        gate_out_started_at: null,
        gate_out_at: null,
        version: 1,
      },
    }
    harbour.put({ table: 'truck_visit', row })
    const readings = await harbour.take(ticFormat, lines([gate('T1'), gate('T2')]), ARRIVED)
    expect(harbour.of('truck_visit')).toMatchObject([
      { truck_visit_id: 'T1', gate_out_at: Date.parse(at('07:01')) },
    ])
    expect(
      readings.flatMap((one) => (one.kind === 'item' ? one.notices.map(({ code }) => code) : [])),
    ).toEqual(['VISIT_UNKNOWN'])
  })

  it('says what it understands and no table keeps', async () => {
    const odd = {
      che: [{ id: 'A1', type: 'agv', mood: { status: [{ timestamp: at('08:00'), value: 'fair' }] } }],
    }
    const readings = await new Harbour().take(ticFormat, lines([odd, odd]), ARRIVED)
    expect(readings).toEqual(
      Array(2).fill({ kind: 'notice', notice: { code: 'NOT_USED', line: 0, column: 'che.mood.status' } }),
    )
  })

  it('never throws on damaged or hostile files', async () => {
    const random = seeded(3)
    const bytes = Buffer.from(lines(DAY))
    const harbour = new Harbour()
    for (let round = 0; round < 100; round += 1) {
      const origin = {
        terminal: harbour.terminal,
        batchId: 'b',
        receivedAt: ARRIVED,
        mapping: null,
        known: harbour.known,
      }
      const stream = (async function* () {
        yield damaged(bytes, random)
      })()
      const opened = await ticFormat.open(stream, origin)
      if ('readings' in opened)
        for await (const reading of opened.readings) expect(reading.kind).toBeTypeOf('string')
    }
    const hostile = [step('idle', '08:00', true, '__proto__'), step('off', '08:10', true, '__proto__')]
    expect(statesOf(await taken([lines(hostile)]), '__proto__')).toEqual(['IDLE  08:00-08:10'])
    const huge = measured('08:00', { speed: seen('08:00', 'm/s', 1e300) })
    expect(reasons(await harbour.take(ticFormat, lines([huge]), ARRIVED))).toEqual(['BAD_VALUE'])
  })
})
