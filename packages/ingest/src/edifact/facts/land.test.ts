import { describe, expect, it } from 'vitest'
import { Harbour } from './known.fixture.ts'
import { messageOf, takeFixture, takeText } from './read-facts.fixture.ts'

const iso = (at: number | null | undefined): string | null => (at == null ? null : new Date(at).toISOString())
const IN = [
  'BGM+34+G1+9',
  'EQD+CN+QWXU1000013+22G1:102:5++2+5',
  'DTM+7:202603110842:203',
  'TDT+1++3+31+QWHAUL:172:ZZZ+++QW-12 X:146',
]
const OUT = ['BGM+36+G2+9', 'EQD+CN+QWXU1000013+22G1:102:5++3+5', 'DTM+7:202603201000:203']
const gateIn = messageOf('CODECO', '260311:0905', ...IN)
const gateOut = messageOf('CODECO', '260320:1005', ...OUT)

describe('gate moves', () => {
  it('make a truck with its transaction; a train has none', async () => {
    const harbour = new Harbour()
    await takeFixture('codeco.edi', harbour)
    const [truck] = harbour.all('truck_visit')
    expect(harbour.all('truck_visit')).toHaveLength(1)
    expect([truck?.plate, truck?.company, truck?.flow, iso(truck?.gate_in_at)]).toEqual([
      ...['QW-12 X', 'QWHAUL', 'RECEIVE', '2026-03-11T07:42:00.000Z'],
    ])
    expect(harbour.all('truck_transaction')).toMatchObject([
      { kind: 'RECEIVE', unit_id: 'QWXU1000013', truck_visit_id: truck?.truck_visit_id },
    ])
    const [brought, fetched] = harbour.all('container_visit')
    expect([brought?.in_mode, brought?.out_mode, brought?.flow, brought?.imo_class]).toEqual([
      'TRUCK',
      'VESSEL',
      'EXPORT',
      '9',
    ])
    expect([fetched?.container_no, fetched?.flow, iso(fetched?.left_at)]).toEqual([
      'QWXU4567891',
      'IMPORT',
      '2026-03-11T07:50:00.000Z',
    ])
  })

  it('come again or in another order, and say the same', async () => {
    const states: unknown[] = []
    for (const order of [
      [gateIn, gateOut],
      [gateOut, gateIn],
      [gateIn, gateOut, gateOut, gateIn],
    ]) {
      const harbour = new Harbour()
      for (const file of order) await takeText(file, harbour)
      expect(
        harbour.all('container_visit').map(({ arrived_at, left_at }) => [iso(arrived_at), iso(left_at)]),
      ).toEqual([['2026-03-11T07:42:00.000Z', '2026-03-20T09:00:00.000Z']])
      states.push(harbour.contents(false))
    }
    expect(states[1]).toEqual(states[0])
    expect(states[2]).toEqual(states[0])
  })

  it('that are taken back leave a transaction without a truck', async () => {
    const harbour = new Harbour()
    await takeText(gateIn, harbour)
    await takeText(messageOf('CODECO', '260311:0910', 'BGM+34+G1+1', ...IN.slice(1)), harbour)
    expect(harbour.all('truck_transaction')).toMatchObject([{ truck_visit_id: '' }])
    expect(harbour.all('truck_visit')).toMatchObject([{ trouble: 1, trouble_code: 'CANCELLED' }])
    expect(harbour.all('container_visit')).toMatchObject([{ arrived_at: null }])
  })
})

describe('appointments', () => {
  const slot = (sentAt: string, when: string, doing: string): string =>
    messageOf(
      'COPINO',
      sentAt,
      `BGM+661+H1+${doing}`,
      `DTM+132:${when}:203`,
      'EQD+CN+QWXU6789012+22G1:102:5++2+5',
    )
  const files = [
    slot('260311:0600', '202603111000', '9'),
    slot('260311:0700', '202603111200', '5'),
    slot('260311:0800', '202603111200', '1'),
  ]

  it('are booked for the slot that they name', async () => {
    const harbour = new Harbour()
    await takeFixture('copino.edi', harbour)
    const [brought, fetched] = harbour.all('truck_appointment')
    expect([brought?.kind, brought?.unit_ids, brought?.plate, brought?.driver, brought?.state]).toEqual([
      ...['RECEIVE', ['QWXU6789012'], 'QW 34 Y', 'A DRIVER', 'BOOKED'],
    ])
    expect([brought?.slot_from, brought?.slot_to, brought?.booked_at].map(iso)).toEqual([
      ...['2026-03-11T09:00:00.000Z', '2026-03-11T10:00:00.000Z', '2026-03-11T05:00:00.000Z'],
    ])
    expect(fetched?.kind).toBe('DELIVER')
  })

  it('are changed and cancelled, in whatever order', async () => {
    const states: unknown[] = []
    for (const order of [files, [...files].reverse(), [...files, ...files]]) {
      const harbour = new Harbour()
      for (const file of order) await takeText(file, harbour)
      expect(
        harbour
          .all('truck_appointment')
          .map((one) => [one.state, iso(one.slot_from), iso(one.booked_at), iso(one.cancelled_at)]),
      ).toEqual([
        ['CANCELLED', '2026-03-11T11:00:00.000Z', '2026-03-11T05:00:00.000Z', '2026-03-11T07:00:00.000Z'],
      ])
      states.push(harbour.contents(false))
    }
    expect(states[1]).toEqual(states[0])
    expect(states[2]).toEqual(states[0])
  })
})

describe('verified masses', () => {
  const mass = (sentAt: string, kg: number): string =>
    messageOf(
      'VERMAS',
      sentAt,
      'BGM+749+V1+9',
      'EQD+CN+QWXU1000013+22G1:6346:5',
      `MEA+AAE+VGM+KGM:${kg}`,
      'DOC+SM1:VGM:306',
    )

  it('are kept, and win over any other mass of the same journey', async () => {
    for (const order of [
      [gateIn, mass('260312:0600', 24100)],
      [mass('260312:0600', 24100), gateIn],
    ]) {
      const harbour = new Harbour()
      for (const file of order) await takeText(file, harbour)
      await takeText(mass('260311:0500', 1), harbour)
      expect(harbour.all('verified_mass')).toMatchObject([{ gross_kg: 24100, method: 'SM1' }])
      expect(harbour.all('container_visit')).toMatchObject([{ gross_kg: 24100 }])
    }
  })
})

describe('orders', () => {
  it('are of so many containers, or of one that is named', async () => {
    const harbour = new Harbour()
    await takeFixture('coparn.edi', harbour)
    expect(
      harbour
        .all('equipment_order')
        .map(({ order_id, purpose, boxes, state }) => [order_id, purpose, boxes, state]),
    ).toEqual([
      ...[
        ['QK-6/QR-2/22G1', 'RELEASE', 12, 'ORDERED'],
        ['QK-6//ZKWU1000013', 'ACCEPTANCE', 1, 'ORDERED'],
      ],
    ])
    const [order] = harbour.all('equipment_order')
    // The last day is whole.
    expect([order?.valid_from, order?.valid_to].map(iso)).toEqual([
      '2026-03-01T23:00:00.000Z',
      '2026-03-09T23:00:00.000Z',
    ])
  })
})
