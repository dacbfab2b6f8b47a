import { VISIT_STAMPS } from '@quaywise/domain'
import { describe, expect, it } from 'vitest'
import { chunksOf, collect, damaged, seeded } from '../json/chunks.fixture.ts'
import { readTic40 } from './read-tic40.ts'
import type { TicReading } from './reading.ts'
import { stretchesOf } from './stretches.ts'
import { visitStampOf } from './visit-word.ts'

const perform = (text: string | Uint8Array, size = 65_536) =>
  collect(readTic40(chunksOf(text, size), { zone: 'Europe/Stockholm' }))
const tell = (message: unknown) => perform(JSON.stringify(message))

const codes = (readings: readonly TicReading[]): string[] =>
  readings.flatMap((one) => {
    if (one.kind === 'notice') return [`${one.code} ${one.column ?? ''}`.trim()]
    return one.kind === 'rejection' ? [`${one.reason} ${one.column ?? ''}`.trim()] : []
  })
const facts = (readings: readonly TicReading[]): unknown[] =>
  readings.flatMap((one) => {
    if (one.kind === 'visit-word' || one.kind === 'truck-word' || one.kind === 'container-word')
      return [`${one.kind} ${one.word.stamp} ${clock(one.word.at)}`]
    if (one.kind === 'step')
      return [
        `${one.step.eqId} ${one.step.eqKind} ${one.step.on ? '' : 'no '}${one.step.word} ${clock(one.step.at)}`,
      ]
    if (one.kind === 'cycle-end') return [`${one.told.eqId} ${one.told.end} ${clock(one.told.at)}`]
    return one.kind === 'measure' ? [`${one.measure.field} ${Number(one.measure.value.toFixed(3))}`] : []
  })
const unused = (readings: readonly TicReading[]): unknown => {
  const last = readings.at(-1)
  return last?.kind === 'unused-counts' ? Object.fromEntries(last.counts) : null
}
const clock = (at: number): string => new Date(at).toISOString().slice(11, 16)
const at = (time: string): string => `2026-03-02T${time}:00Z`

const VISIT = {
  msg: [{ timestamp: at('10:00'), id: 'm1' }],
  tos: [
    {
      carriervisit: [
        {
          id: 'V7',
          name: 'Northern Pine',
          type: 'vessel',
          arrival: {
            berth: {
              firstline: {
                time: [
                  { timestamp: at('06:00'), pom: 'output', pomt: 'planned', value: at('08:00') },
                  { timestamp: at('08:31'), pom: 'output', pomt: 'actual', value: at('08:30') },
                ],
              },
            },
          },
          terminaloperations: {
            cargooperations: { start: { status: [{ timestamp: at('09:20'), value: true }] } },
          },
          carrierweather: { mood: [{ timestamp: at('09:20'), value: 'fair' }] },
        },
        {
          arrayid: 'T1',
          type: 'truck',
          arrival: [{ terminalgate: [{ end: { time: [{ timestamp: at('07:02'), value: at('07:01') }] } }] }],
        },
      ],
      cargovisit: [
        { id: 'MSKU1234565', inbound: { starttimestamp: [{ timestamp: at('07:00'), value: at('06:59') }] } },
      ],
    },
  ],
}

const step = (name: string, time: string, value: boolean | string = true) => ({
  [name]: { status: [{ timestamp: at(time), pomt: 'actual', value }] },
})

describe('readTic40', () => {
  it('knows the names of all stamps', () => {
    for (const { key, tic } of VISIT_STAMPS) {
      const [, concept = '', pomt = ''] = /^(.*)\.(\w+)$/.exec(tic) ?? []
      expect([tic, visitStampOf(concept, pomt)]).toEqual([tic, key])
    }
  })

  it('reads the visits of a message of nested lists', async () => {
    const readings = await tell(VISIT)
    expect(facts(readings)).toEqual([
      'visit-word etb 08:00',
      'visit-word atb 08:30',
      'visit-word first_lift 09:20',
      'truck-word gate_in_at 07:01',
      'container-word arrived_at 06:59',
    ])
    expect(readings[0]).toMatchObject({
      word: { visitId: 'V7', vessel: 'Northern Pine', classifier: 'PLN', toldAt: Date.parse(at('06:00')) },
    })
    expect([codes(readings), unused(readings)]).toEqual([[], { 'carriervisit.carrierweather.mood': 1 }])
  })

  it('reads the same of flat paths, as an object, as lines and as rows', async () => {
    const flat = {
      'msg|@|timestamp': at('10:00'),
      'tos|@|carriervisit|@V7|type': 'vessel',
      'tos|@|carriervisit|@V7|name': 'Northern Pine',
      'tos|@|carriervisit|@V7|arrival|berth|firstline|time|output|planned': at('08:00'),
      'tos|@|carriervisit|@V7|arrival|berth|firstline|time|output|planned|timestamp': at('06:00'),
      'tos|@|carriervisit|@V7|terminaloperations|@|cargooperations|start|time|actual': at('09:20'),
      'tos|@|carriervisit|@T1|arrival|@|terminalgate|@|end|time|actual': at('07:01'),
      'tos|@|cargovisit|@|id': 'MSKU1234565',
      'tos|@|cargovisit|@|inbound|start|time|actual': at('06:59'),
    }
    const expected = [
      'visit-word etb 08:00',
      'visit-word first_lift 09:20',
      'truck-word gate_in_at 07:01',
      'container-word arrived_at 06:59',
    ]
    const rows = Object.entries(flat)
    const texts = [
      JSON.stringify(flat),
      JSON.stringify([flat]),
      rows.map(([path, value]) => JSON.stringify({ path, value })).join('\n'),
      rows
        .map((row) => JSON.stringify(row))
        .join('\n')
        .replaceAll(/^\[/gm, '[[')
        .replaceAll(/\]$/gm, ']]'),
      ['path,value', ...rows.map((row) => row.join(','))].join('\r\n'),
      rows.map((row) => `"${row[0]}";"${row[1]}"`).join('\n'),
    ]
    for (const text of texts) {
      const readings = await perform(text)
      expect([text.slice(0, 20), facts(readings), codes(readings)]).toEqual([text.slice(0, 20), expected, []])
    }
    const dotted = rows.map(([path, value]) => JSON.stringify({ path: path.replaceAll('|', '.'), value }))
    expect(facts(await perform(dotted.join('\n')))).toEqual(expected)
  })

  it('reads job steps, new names and old, whose stretches follow from all of them', async () => {
    const machine = (id: string, type: string, ...parts: object[]) =>
      parts.map((part) => ({ che: [{ id, type, ...part }] }))
    const lines = [
      ...machine('A1', 'agv', step('movingtocollect', '08:00'), step('readytocollect', '08:05')),
      ...machine('A1', 'agv', step('readytocollect', '08:07', false), step('movingtodeliver', '08:08')),
      ...machine('A1', 'agv', { status: [{ timestamp: at('08:12'), value: 'AVTD' }] }),
      ...machine('A1', 'agv', step('off', '07:00')),
    ]
    const readings = await perform(lines.map((line) => JSON.stringify(line)).join('\n'))
    expect(facts(readings)).toEqual([
      'A1 AGV movingtocollect 08:00',
      'A1 AGV readytocollect 08:05',
      'A1 AGV no readytocollect 08:07',
      'A1 AGV movingtodeliver 08:08',
      'A1 AGV avtd 08:12',
      'A1 AGV off 07:00',
    ])
    const steps = readings.flatMap((one) => (one.kind === 'step' ? [{ ...one.step, orders: [] }] : []))
    expect(
      stretchesOf(steps, 'AGV').map(
        ({ state, activity, startedAt, endedAt }) =>
          `${state} ${activity} ${clock(startedAt)}-${clock(endedAt)}`,
      ),
    ).toEqual([
      'OFF  07:00-08:00',
      'WORKING TRAVEL_EMPTY 08:00-08:05',
      'WAITING  08:05-08:07',
      'WORKING TRAVEL_LADEN 08:08-08:12',
    ])
  })

  it('reads the ends of a cycle, and refuses those of one without an id', async () => {
    const cycle = {
      id: 'c1',
      starttimestamp: [{ timestamp: at('08:03'), value: at('08:01') }],
      endtimestamp: [{ timestamp: at('08:03'), value: at('08:03') }],
    }
    expect(facts(await tell({ che: [{ id: 'Q1', type: 'sts', cycle: [cycle] }] }))).toEqual([
      'Q1 start 08:01',
      'Q1 end 08:03',
    ])
    const { id: _, ...nameless } = cycle
    expect(codes(await tell({ che: [{ id: 'Q1', type: 'sts', cycle: [nameless] }] }))).toEqual([
      'SUBJECT_MISSING starttimestamp',
      'SUBJECT_MISSING endtimestamp',
    ])
  })

  it('converts units, and refuses those of something else', async () => {
    const observed = (unit: string, value: unknown) => [{ timestamp: at('08:00'), unit, value }]
    const che = (parts: object) => tell({ che: [{ id: 'A1', type: 'agv', ...parts }] })
    expect(
      facts(
        await che({
          speed: observed('km/h', 18),
          spreader: [{ weight: observed('t', '24.5') }],
          location: { coordinate: [{ timestamp: at('08:00'), unit: 'cm', x: 1250, y: -300, z: 0 }] },
          wind: { speed: observed('kn', 10) },
          energytank: [{ percentage: observed('%', 61) }],
        }),
      ),
    ).toEqual(['speed 5', 'load_kg 24500', 'x 12.5', 'y -3', 'z 0', 'wind 5.144', 'soc 61'])
    expect(codes(await che({ speed: observed('t', 18) }))).toEqual(['UNIT_WRONG speed'])
    expect(codes(await che({ speed: observed('furlong', 18) }))).toEqual(['UNIT_UNKNOWN speed'])
    expect(codes(await che({ speed: observed('', 18) }))).toEqual(['UNIT_MISSING speed'])
    expect(codes(await che({ speed: observed('m/s', 'fast') }))).toEqual(['BAD_VALUE speed'])
  })

  it('says what is odd and what it cannot take, value by value', async () => {
    const time = (value: string, parts: object = {}) => ({
      arrival: { berth: { time: [{ timestamp: at('08:00'), value, ...parts }] } },
    })
    const visit = (...visits: object[]) => tell({ carriervisit: visits })
    expect(codes(await visit({ id: 'V', ...time('2026-03-02T08:00') }))).toEqual(['INSTANT_WITHOUT_OFFSET'])
    expect(codes(await visit({ id: 'V', ...time('yesterday') }))).toEqual(['BAD_INSTANT arrival.berth.time'])
    expect(codes(await visit({ id: 'V', ...time(at('08:00'), { timestamp: 'x' }) }))).toEqual([
      'BAD_INSTANT time.timestamp',
    ])
    expect(codes(await visit({ id: 'V', ...time(at('08:00'), { pomt: 'guess' }) }))).toEqual([
      'POINT_UNKNOWN guess',
    ])
    expect(codes(await visit(time(at('08:00'))))).toEqual(['SUBJECT_MISSING arrival.berth.time'])
    const twice = {
      arrival: { berth: { time: [1, 2].map(() => ({ timestamp: at('08:00'), value: at('08:00') })) } },
    }
    expect(codes(await visit({ id: 'V', ...twice }))).toEqual(['PROPERTY_TWICE time'])
    expect(codes(await tell({ tos: { carriervisit: { id: 'V', ...time(at('08:00')) } } }))).toEqual([
      'SUBJECT_NOT_LIST tos',
      'SUBJECT_NOT_LIST carriervisit',
    ])
    expect(codes(await tell({ tos: [{ che: [{ id: 'a' }, {}, { id: 'a' }], x: 1 }] }))).toEqual([
      'SUBJECT_WITHOUT_ID che',
      'SUBJECT_TWICE che',
    ])
    expect(codes(await tell({ arrival: { berth: { time: { timestamp: at('08:00'), value: 1 } } } }))).toEqual(
      ['PROPERTY_NOT_LIST time'],
    )
    expect(codes(await perform('5\n{}'))).toEqual(['BAD_ROW', 'BAD_ROW'])
    expect(codes(await perform('[5,{}]'))).toEqual(['NOT_AN_OBJECT', 'NOTHING_OBSERVED'])
    expect(codes(await perform('path,value\nche|@A|speed,1\nnonsense'))).toEqual([
      'BAD_ROW',
      'TIMESTAMP_MISSING speed',
    ])
    expect((await perform(''))[0]).toEqual({ kind: 'fault', code: 'EMPTY_FILE' })
  })

  it('never throws on damage, gives the same whatever the chunks', async () => {
    const random = seeded(23)
    const json = Buffer.from(
      `${JSON.stringify(VISIT, null, 1)}\n${JSON.stringify({ 'che|@A|speed|actual': 3 })}`,
    )
    const rows = Buffer.from('path,value,timestamp\nche|@A|speed|km/h,3,2026-01-01T00:00Z\n'.repeat(9))
    for (let round = 0; round < 300; round += 1) {
      const bytes = damaged(round % 3 === 0 ? rows : json, random)
      const whole = await perform(bytes)
      for (const size of [1, 1 + Math.floor(random() * 300)])
        expect(await perform(bytes, size)).toEqual(whole)
    }
  })

  it('streams many messages in bounded memory', async () => {
    async function* lines() {
      const line = `${JSON.stringify({ che: [{ id: 'A1', type: 'agv', ...step('idle', '08:00'), note: 'x'.repeat(2000) }] })}\n`
      for (let i = 0; i < 20_000; i += 1) yield Buffer.from(line)
    }
    const before = process.memoryUsage().rss
    let told = 0
    for await (const { kind } of readTic40(lines(), { zone: 'UTC' })) told += kind === 'message-end' ? 0 : 1
    expect(told).toBe(20_001)
    expect(process.memoryUsage().rss - before).toBeLessThan(150 * 1024 * 1024)
  }, 30_000)
})
