import type { ContainerVisitFact, VesselVisitFact } from '@quaywise/domain'
import { describe, expect, it } from 'vitest'
import { EMPTY_VISIT } from '../../port-calls/empty-visit.ts'
import { Harbour } from './known.fixture.ts'
import { messageOf, takeFixture, takeText } from './read-facts.fixture.ts'

const iso = (at: number | null | undefined): string | null => (at == null ? null : new Date(at).toISOString())
const VESSEL = (voyage: string): string => `TDT+20+${voyage}+1+13+QWL:172:20+++9074729:146::QUAY OSPREY`
const BOX = 'EQD+CN+QWXU1000013+22G1:102:5++3+5'

const report = (code: string, sentAt: string, voyage: string, moved: string, doing = '9'): string =>
  messageOf('COARRI', sentAt, `BGM+${code}+C9+${doing}`, VESSEL(voyage), BOX, `DTM+203:${moved}:203`)
const discharge = (sentAt: string, moved: string, doing?: string): string =>
  report('44', sentAt, '113W', moved, doing)
const load = (sentAt: string, moved: string): string => report('46', sentAt, '120E', moved)

describe('a report of discharge and loading', () => {
  it('makes the call, the stay, the instruction and the lift of each container', async () => {
    const harbour = new Harbour()
    await takeFixture('coarri.edi', harbour)
    const [call] = harbour.all('vessel_visit')
    expect(harbour.all('vessel_visit')).toHaveLength(1)
    expect([call?.visit_id, call?.voyage_in, call?.voyage_out]).toEqual(['9074729-113', '113W', '113E'])
    // Hamburg is an hour ahead of UTC in March: the first box at 04:12, the last at 14:00 by the report itself.
    expect([call?.ata, call?.first_lift, call?.last_lift, call?.counted_at].map(iso)).toEqual([
      ...['2026-03-10T02:00:00.000Z', '2026-03-10T03:12:00.000Z'],
      ...['2026-03-10T13:00:00.000Z', '2026-03-10T13:00:00.000Z'],
    ])
    expect(call?.missing_stamps).toEqual(['atd'])
    const lifts = harbour.all('che_cycle')
    expect(
      lifts.map(({ op, boxes, crane_boxes, throughput_boxes, teu }) => [
        op,
        boxes,
        crane_boxes,
        throughput_boxes,
        teu,
      ]),
    ).toEqual([
      ...[
        ['DISC', 1, 1, 1, 1],
        ['DISC', 1, 1, 1, 2],
        ['LOAD', 1, 1, 1, 1],
      ],
    ])
    expect(
      lifts.map(({ eq_id, eq_kind, trolley, lift_kind }) => [eq_id, eq_kind, trolley, lift_kind]),
    ).toEqual(lifts.map(() => ['', 'QC', 'main', 'BOX']))
    expect(lifts[0]).toMatchObject({ bay: 71, row: 3, tier: 82, deck_hold: 'DECK', from_loc: '0710382' })
    expect(lifts.every(({ started_at, ended_at }) => started_at === ended_at)).toBe(true)
    const [first] = harbour.all('work_instruction')
    expect(first).toMatchObject({ wi_id: 'QWXU1000013/DISC/9074729-113', op: 'DISC', cancelled: 0 })
    expect([first?.picked_at, first?.delivered_at, first?.confirmed_at].map(iso)).toEqual([
      ...['2026-03-10T03:12:00.000Z', null, '2026-03-10T03:12:00.000Z'],
    ])
    expect(
      harbour.all('container_visit').map(({ in_mode, out_mode, flow }) => [in_mode, out_mode, flow]),
    ).toEqual([
      ...[
        ['VESSEL', 'TRUCK', 'IMPORT'],
        ['VESSEL', 'TRUCK', 'IMPORT'],
        ['TRUCK', 'VESSEL', 'EXPORT'],
      ],
    ])
  })

  it('says the same when it comes again', async () => {
    const harbour = new Harbour()
    await takeFixture('coarri.edi', harbour)
    const once = harbour.contents()
    await takeFixture('coarri.edi', harbour)
    expect(harbour.contents()).toEqual(once)
  })

  it('joins discharge and loading to one stay, whichever comes first', async () => {
    const files = [discharge('260310:1400', '202603100412'), load('260401:1400', '202604010412')]
    const states: unknown[] = []
    for (const order of [files, [...files].reverse()]) {
      const harbour = new Harbour()
      for (const file of order) await takeText(file, harbour)
      const [stay] = harbour.all('container_visit')
      expect(harbour.all('container_visit')).toHaveLength(1)
      expect([stay?.in_visit_id, stay?.out_visit_id, stay?.flow]).toEqual([
        '9074729-113',
        '9074729-120',
        'TRUNK_TRUNK',
      ])
      states.push(harbour.contents(false))
    }
    expect(states[0]).toEqual(states[1])
  })

  it('begins a new stay when a container that left comes again', async () => {
    const harbour = new Harbour()
    const files = [
      discharge('260310:1400', '202603100412'),
      load('260401:1400', '202604010412'),
      report('44', '260510:1400', '131W', '202605100412'),
    ]
    for (const file of [...files, ...files]) await takeText(file, harbour)
    expect(
      harbour.all('container_visit').map(({ in_visit_id, out_visit_id }) => [in_visit_id, out_visit_id]),
    ).toEqual([
      ...[
        ['9074729-113', '9074729-120'],
        ['9074729-131', ''],
      ],
    ])
  })
})

describe('corrections', () => {
  it('replace what was told of a move, in whatever order they come', async () => {
    const files = [discharge('260310:1400', '202603100412'), discharge('260310:1500', '202603100512', '5')]
    for (const order of [files, [...files].reverse()]) {
      const harbour = new Harbour()
      for (const file of order) await takeText(file, harbour)
      expect(harbour.all('che_cycle').map(({ ended_at }) => iso(ended_at))).toEqual([
        '2026-03-10T04:12:00.000Z',
      ])
      expect(harbour.all('container_visit').map(({ arrived_at }) => iso(arrived_at))).toEqual([
        '2026-03-10T04:12:00.000Z',
      ])
    }
  })

  it('take back a move: no box, no arrival, and the instruction is cancelled', async () => {
    const files = [discharge('260310:1400', '202603100412'), discharge('260310:1500', '202603100412', '1')]
    for (const order of [files, [...files].reverse()]) {
      const harbour = new Harbour()
      for (const file of order) await takeText(file, harbour)
      expect(harbour.all('che_cycle')).toMatchObject([
        { lift_kind: 'ABORTED', crane_boxes: 0, boxes: 0, teu: 0 },
      ])
      expect(harbour.all('work_instruction')).toMatchObject([{ cancelled: 1 }])
      expect(
        harbour.all('container_visit').map(({ arrived_at, in_visit_id }) => [arrived_at, in_visit_id]),
      ).toEqual([[null, '']])
    }
  })
})

describe('a call that is known', () => {
  const AT = Date.UTC(2026, 2, 10, 2)
  const call: VesselVisitFact = {
    ...EMPTY_VISIT,
    ...{
      terminal_id: 'T',
      visit_id: 'OWN-7',
      vessel: 'QUAY OSPREY',
      imo: '9074729',
      source: 'tos',
      version: 5,
    },
    ...{ voyage_in: '113W', ata: AT - 1, first_lift: AT, sort_at: AT, missing_stamps: ['last_lift', 'atd'] },
  }

  it('is widened, never narrowed, and keeps its own words', async () => {
    const harbour = new Harbour()
    harbour.put({ table: 'vessel_visit', row: call })
    await takeFixture('coarri.edi', harbour)
    const [now] = harbour.all('vessel_visit')
    expect(harbour.all('vessel_visit')).toHaveLength(1)
    expect([now?.visit_id, now?.ata, now?.first_lift, iso(now?.last_lift), now?.counted_at]).toEqual([
      ...['OWN-7', AT - 1, AT, '2026-03-10T13:00:00.000Z', null],
    ])
    expect([now?.source, now?.voyage_out, now?.missing_stamps]).toEqual(['tos', '113E', ['atd']])
    expect(now?.version).toBeGreaterThan(5)
  })

  it('ends where the vessel comes again on the number on which it left', async () => {
    const harbour = new Harbour()
    const files = [
      report('44', '260310:1400', '113W', '202603100412'),
      report('46', '260310:1500', '114E', '202603100512'),
      report('44', '260318:1400', '114W', '202603180412'),
    ]
    for (const file of [...files, ...files]) await takeText(file, harbour)
    expect(harbour.all('vessel_visit').map((one) => [one.visit_id, one.voyage_in, one.voyage_out])).toEqual([
      ['9074729-113', '113W', '114E'],
      ['9074729-114', '114W', ''],
    ])
  })

  it('is another one where its voyage is another, or it lies far away', async () => {
    for (const other of [{ voyage_in: '099W' }, { voyage_in: '', sort_at: AT - 40 * 86_400_000 }]) {
      const harbour = new Harbour()
      harbour.put({ table: 'vessel_visit', row: { ...call, ...other } })
      await takeText(discharge('260310:1400', '202603100412'), harbour)
      expect(harbour.all('vessel_visit').map(({ visit_id }) => visit_id)).toEqual(['OWN-7', '9074729-113'])
    }
  })

  it('a stay of the terminal’s own records is filled in, not overwritten', async () => {
    const harbour = new Harbour()
    const stay: ContainerVisitFact = {
      ...{ terminal_id: 'T', unit_id: 'U1', container_no: 'QWXU1000013', iso_type: '22T0', length_ft: 20 },
      ...{
        full_empty: 'EMPTY',
        gross_kg: 0,
        reefer: 0,
        reefer_c: 0,
        imo_class: '',
        oog: 0,
        pol: '',
        pod: 'BEANR',
      },
      ...{ in_mode: 'VESSEL', out_mode: 'VESSEL', flow: 'TRUNK_BRANCH', line: '', block_id: 'Y1' },
      ...{
        in_visit_id: '9074729-113',
        out_visit_id: 'B1',
        arrived_at: AT,
        yard_in: AT + 9,
        yard_out: null,
        left_at: null,
      },
      ...{ source: 'tos', version: 9 },
    }
    harbour.put({ table: 'container_visit', row: stay })
    await takeFixture('coarri.edi', harbour)
    const now = harbour.all('container_visit').find(({ container_no }) => container_no === 'QWXU1000013')
    expect(now).toEqual({ ...stay, gross_kg: 21400, pol: 'NLRTM', line: 'QWL', version: now?.version })
    expect(harbour.all('che_cycle')[0]?.unit_ids).toEqual(['U1'])
  })
})

it('an item without a vessel is told, and makes nothing', async () => {
  const harbour = new Harbour()
  const readings = await takeText(
    messageOf('COARRI', '260310:1400', 'BGM+44+C9+9', BOX, 'DTM+203:202603100412:203'),
    harbour,
  )
  expect(readings.flatMap((one) => (one.kind === 'item' ? one.notices.map(({ code }) => code) : []))).toEqual(
    ['CALL_NOT_NAMED'],
  )
  expect(harbour.contents()).toEqual([])
})

it('restows are crane boxes of their own operation, not throughput', async () => {
  const harbour = new Harbour()
  await takeText(
    messageOf(
      'COARRI',
      '260310:1400',
      'BGM+44+C9+9',
      VESSEL('113W'),
      BOX,
      'HAN+RES',
      'DTM+203:202603100412:203',
    ),
    harbour,
  )
  expect(harbour.all('che_cycle')).toMatchObject([
    { op: 'RESTOW_QUAY', crane_boxes: 1, throughput_boxes: 0, restow_reason: 'CARRIER' },
  ])
  expect(harbour.all('container_visit')).toEqual([])
})
