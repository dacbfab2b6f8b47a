import type { Entity, EntityKind } from '@quaywise/contract'
import { addUser, buildTestApp, login, type TestApp } from '@quaywise/testing'
import { seedFacts } from '@quaywise/testing/seed'
import { WORKED_MORNING } from '@quaywise/testing/worked-morning'
import { WORKED } from '@quaywise/testing/worked-terminal'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

/* The events are those of `docs/worked-morning.md`; every number here is worked out from them by hand. */

const MORNING = { startTime: '2026-03-02 08:00', endTime: '2026-03-02 10:59' }
const LAND_PAGE = 'bigdataanalysis_land_outtruckefficiencytable'
type Headers = { readonly authorization: string }

let app: TestApp
let clerk: Headers
let gate: Headers
let lead: Headers

beforeAll(async () => {
  app = await buildTestApp()
  await app.admin.terminals.upsert({ ...WORKED, kind: 'demo', sort: 0 })
  await app.admin.terminals.upsert({ ...WORKED, id: 'other', kind: 'demo', sort: 1 })
  await seedFacts(app.store, WORKED_MORNING)
  const named = { truck_visit_id: 'TR7', plate: 'QW-C09955', driver: 'Ines Prado' }
  await seedFacts(app.store, {
    truck_visit: WORKED_MORNING.truck_visit.slice(0, 1).map((one) => ({ ...one, ...named })),
  })
  await addUser(app, { username: 'clerk', terminals: ['worked'] })
  await addUser(app, { username: 'gate', pageAuthorities: [LAND_PAGE] })
  await addUser(app, {
    username: 'lead',
    pageAuthorities: [LAND_PAGE, 'bigdataanalysis_contanierprocess_contanierprocesstable'],
    uiAuthorities: ['land.personal'],
  })
  ;[clerk, gate, lead] = [await login(app, 'clerk'), await login(app, 'gate'), await login(app, 'lead')]
})
afterAll(() => app.close())

const get = (path: string, headers: Headers, query: Record<string, string> = MORNING) =>
  app.app.inject({
    method: 'GET',
    url: `/v1/entity/${path}?${new URLSearchParams({ terminal: 'worked', ...query })}`,
    headers,
  })

const told = async (kind: EntityKind, id: string, headers = lead): Promise<Entity> => {
  const response = await get(`${kind}/${id}`, headers)
  expect(response.statusCode, response.body).toBe(200)
  return response.json().data
}

const expectNumbers = (entity: Entity, expected: Readonly<Record<string, number>>): void => {
  const found = new Map(entity.kpis.rows.map((row) => [String(row.measure), row.value]))
  for (const [id, value] of Object.entries(expected)) expect(found.get(id), id).toBeCloseTo(value, 6)
}

const factsOf = ({ facts }: Entity) => Object.fromEntries(facts.map(({ key, value }) => [key, value]))

/** The bars of a lane as `08:40 26 WORKING`, in local time, with minutes. */
const laneOf = ({ timeline }: Entity, lane: string): readonly string[] =>
  timeline.bars
    .filter((bar) => bar.lane === lane && !bar.plan)
    .map(({ from, to, key }) => {
      const local = new Date(Date.parse(from) + 8 * 3_600_000).toISOString().slice(11, 16)
      return `${local} ${(Date.parse(to) - Date.parse(from)) / 60_000} ${key}`
    })

const linked = ({ links }: Entity, key: string) => {
  const group = links.find((each) => each.key === key)
  return group && [group.total, ...group.items.map(({ opens, count }) => `${opens.id} ${count ?? ''}`.trim())]
}

describe('a call of a vessel', () => {
  it('tells its stay, its crane and its numbers over the whole stay', async () => {
    const call = await told('visit', 'V3')
    expect([call.name, call.state?.key]).toEqual(['Grey Gull 003E', 'DEPARTED'])
    expect(laneOf(call, 'stay')).toEqual([
      '07:30 40 WAIT',
      '08:10 5 MOORING',
      '08:15 25 STARTUP',
      '08:40 120 OPERATION',
      '10:40 18 FINISH',
    ])
    expect(laneOf(call, 'Q3')).toEqual(['08:40 120 Q3'])
    expect(call.steps.map(({ key }) => key).slice(0, 4)).toEqual(['eta', 'ata', 'pbp', 'etb'])
    expectNumbers(call, {
      crane_boxes: 7,
      berth_hours: 2.8,
      bmph: 2.5,
      vmph: 3.5,
      gmph: 3.5,
      wait_berth_hours: 2 / 3,
      wait_agv_minutes: 6,
      crane_intensity: 1,
    })
    expect(linked(call, 'cranes')).toEqual([1, 'Q3 7'])
    // I1–I4 were carried out and I6 was cancelled, all for V3.
    expect(linked(call, 'containers')?.[0]).toBe(5)
  })
})

describe('machines', () => {
  it('tells the time of a crane by category, joined over the hours', async () => {
    const crane = await told('crane', 'Q3')
    expect(laneOf(crane, 'time').slice(0, 5)).toEqual([
      '08:40 26 WORKING',
      '09:06 4 GANTRY',
      '09:10 12 FAULT',
      '09:22 18 WORKING',
      '09:40 6 AGV',
    ])
    expect(crane.timeline.bars.find(({ lane }) => lane === 'call')?.label).toBe('Grey Gull 003E')
    expectNumbers(crane, {
      crane_boxes: 7,
      gmph: 3.5,
      nmph: 7 / (97 / 60),
      wait_agv_minutes: 6,
      fault_minutes: 12,
      twin_share: 1 / 6,
      qc_availability: 138 / 150,
    })
    expect(linked(crane, 'calls')).toEqual([1, 'V3 7'])
    expect(linked(crane, 'lastContainers')?.[0]).toBe(7)
  })

  it('tells a vehicle with the cranes and blocks that it served', async () => {
    const agv = await told('agv', 'A3')
    expectNumbers(agv, { agv_trips: 2, agv_boxes: 2, agv_boxes_per_dispatched_hour: 2 / (39 / 60) })
    expect([linked(agv, 'cranes'), linked(agv, 'blocks')]).toEqual([
      [1, 'Q3 2'],
      [1, 'Y2 2'],
    ])
    expect(laneOf(agv, 'state')[1]).toBe('08:40 6 WORKING')
  })

  it('tells a stacking crane with its block and its twin', async () => {
    const asc = await told('asc', 'Y2W')
    expect(factsOf(asc).block).toBe('Y2')
    expectNumbers(asc, { asc_moves: 4, asc_water_moves: 2, asc_land_moves: 0, reshuffle_share: 0.25 })
    expect(linked(asc, 'ascs')).toEqual([1, 'Y2L'])
  })

  it('covers the last day of the terminal when no period is asked for', async () => {
    const response = await get('crane/Q3', lead, {})
    expect(response.json().data.period).toEqual({
      startTime: '2026-03-01 21:30',
      endTime: '2026-03-02 21:29',
    })
  })
})

it('tells a block with what stands in it longest', async () => {
  const block = await told('block', 'Y2')
  expect(factsOf(block)).toMatchObject({ boxes: 9, capacity_slots: 35, tiers: 5, dangerous: '1' })
  expect(linked(block, 'longest')).toEqual([4, 'U9', 'U1', 'U6', 'U8'])
  expect(block.timeline.lanes).toEqual(['Y2L', 'Y2W'])
  expectNumbers(block, { yard_in: 3, yard_out: 2, asc_moves: 8 })
})

it('tells every step of a container and its numbers over its whole way', async () => {
  const box = await told('container', 'U4')
  expect([box.name, box.state?.key]).toEqual(['QWYU0000904', 'LEFT'])
  expect(box.steps.map(({ key, name }) => `${key} ${name}`)).toEqual(['QC Q3', 'ASC Y2W', 'AGV A3'])
  expect(laneOf(box, 'state').map((bar) => bar.split(' ').at(-1))).toEqual([
    'UNDER_WAY',
    'IN_YARD',
    'UNDER_WAY',
  ])
  expectNumbers(box, {
    terminal_dwell: 4 + 48 / 1440,
    yard_dwell: 4,
    instructions: 1,
    legs: 3,
    leg_wait_seconds: 720,
    leg_work_seconds: 1080,
    leg_wait_share: 0.4,
    lead_time: 50,
  })
  expect(linked(box, 'instructions')).toEqual([1, 'I4'])
  expect(factsOf(box).out_visit).toBe('Grey Gull 003E')
})

it('tells an instruction by its stamps and stages', async () => {
  const instruction = await told('instruction', 'I4')
  expect(instruction.state?.key).toBe('DONE')
  expect(laneOf(instruction, 'Y2W')).toEqual(['09:26 4 WAIT', '09:30 4 ASC_OUT'])
  expect(laneOf(instruction, 'Q3')).toEqual(['09:40 6 WAIT', '09:46 4 QC'])
  expectNumbers(instruction, {
    lead_time: 50,
    dispatch_time: 24,
    lateness: 6,
    legs: 3,
    leg_wait_seconds: 720,
  })
  expect((await told('instruction', 'I6')).state?.key).toBe('CANCELLED')
})

describe('a visit of a truck', () => {
  it('tells its queue, its gates and its services', async () => {
    const truck = await told('truck', 'TR5')
    expect(laneOf(truck, 'gate')).toEqual([
      '08:48 4 QUEUE',
      '08:52 2 GATE_IN',
      '08:54 30 INSIDE',
      '09:24 2 GATE_OUT',
    ])
    expectNumbers(truck, {
      truck_visit_minutes: 38,
      truck_turn_minutes: 32,
      truck_queue_minutes: 4,
      gate_in_seconds: 120,
      truck_wait_minutes: 23,
      truck_service_minutes: 8,
      gate_transactions: 2,
      truck_rehandles: 1,
    })
    expect([linked(truck, 'containers'), linked(truck, 'instructions')]).toEqual([
      [2, 'U5', 'U6'],
      [1, 'I5'],
    ])
  })

  it('hides plate and driver from those without the right to personal data', async () => {
    const hidden = await told('truck', 'TR7', gate)
    expect(factsOf(hidden)).toMatchObject({ plate: 'Q••••••55', driver: 'I•••••••do' })
    expect(JSON.stringify(hidden)).not.toContain('C099')
    expect(hidden.facts.filter(({ masked }) => masked).map(({ key }) => key)).toEqual(['plate', 'driver'])
    expect(factsOf(await told('truck', 'TR7', lead))).toMatchObject({
      plate: 'QW-C09955',
      driver: 'Ines Prado',
    })
  })
})

describe('who may see what', () => {
  it('opens to whoever may open a page that shows the thing', async () => {
    const statuses = async (headers: Headers) =>
      Promise.all(
        ['visit/V3', 'crane/Q3', 'container/U5', 'truck/TR5', 'instruction/I5'].map(
          async (path) => (await get(path, headers)).statusCode,
        ),
      )
    expect(await statuses(clerk)).toEqual([200, 200, 200, 403, 200])
    expect(await statuses(gate)).toEqual([200, 200, 200, 200, 200])
    expect((await get('crane/Q3', { authorization: '' })).statusCode).toBe(401)
  })

  it('leads nobody to what they may not open', async () => {
    const ofClerk = await told('container', 'U5', clerk)
    expect(linked(ofClerk, 'trucks')).toBeUndefined()
    expect(ofClerk.steps.find(({ key }) => key === 'TRUCK')?.opens).toBeNull()
    expect(linked(await told('container', 'U5', gate), 'trucks')).toEqual([1, 'TR5'])
  })

  it('stays within the terminals of the caller', async () => {
    expect((await get('crane/Q3', clerk, { terminal: 'other' })).statusCode).toBe(403)
    expect((await get('crane/Q3', lead, { terminal: 'other' })).statusCode).toBe(404)
  })
})

describe('bad input', () => {
  it('answers what it does not know with words', async () => {
    for (const path of [
      'visit/V99',
      'crane/%27%20OR%201%3D1',
      'agv/Q3',
      'container/%F0%9F%9A%A2',
      'block/x',
    ]) {
      const response = await get(path, lead)
      expect([path, response.statusCode]).toEqual([path, 404])
      expect(response.json().errorMessage.length).toBeGreaterThan(5)
    }
  })

  it('refuses kinds, ids and periods that are none', async () => {
    const bad = [
      get('ship/V3', lead),
      get('crane/Q3', lead, { startTime: '2026-03-02 08:00', endTime: '2026-03-01 08:00' }),
      get('crane/Q3', lead, { startTime: 'yesterday' }),
      get('crane/Q3', lead, { more: '1' }),
    ]
    expect((await Promise.all(bad)).map(({ statusCode }) => statusCode)).toEqual([422, 422, 422, 422])
  })
})

describe('the rows behind a number', () => {
  const rows = (path: string, measure: string, period: object = MORNING, headers = lead) =>
    app.app.inject({
      method: 'POST',
      url: `/v1/entity/${path}/rows`,
      headers,
      payload: { inquireParamCO: { ...period, visitedPage: '', terminal: 'worked' }, measure },
    })

  it('add up to it', async () => {
    const lifts = (await rows('crane/Q3', 'crane_boxes')).json().data
    expect([lifts.total, lifts.subtotal.contribution]).toEqual([6, 7])
    const box = await told('container', 'U4')
    const legs = (await rows('container/U4', 'leg_wait_seconds', box.period)).json().data
    expect([legs.total, legs.subtotal.contribution]).toEqual([3, 720])
  })

  it('are told of the thing alone, of its own measures, to those who may see it', async () => {
    expect((await rows('crane/Q9', 'crane_boxes')).json().data.total).toBe(0)
    expect((await rows('crane/Q3', 'agv_trips')).statusCode).toBe(422)
    expect((await rows('truck/TR5', 'truck_turn_minutes', MORNING, clerk)).statusCode).toBe(403)
  })
})
