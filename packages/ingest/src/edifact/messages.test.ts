import { describe, expect, it } from 'vitest'
import { type Contents, clockOf, readFixture } from './fixture/read-fixture.ts'
import type { EdifactItem } from './message/item.ts'

type Of<T extends EdifactItem['type']> = Extract<EdifactItem, { readonly type: T }>
const itemsOf = <T extends EdifactItem['type']>(contents: Contents, type: T): Of<T>[] =>
  contents.items.map((item) => {
    if (item.type !== type) throw new Error(`an item of ${item.type}`)
    return item as Of<T>
  })
const counted = (codes: readonly string[]): Record<string, number> =>
  Object.fromEntries(codes.map((code) => [code, codes.filter((other) => other === code).length]))

describe('BAPLIE', () => {
  it('1.5: the vessel in the fourth element, short and long positions, ports 6 and 12', async () => {
    const contents = await readFixture('baplie-1.5.edi')
    const [head] = contents.messages
    expect(head).toMatchObject({
      ...{ version: '1', release: '911', association: 'SMDG15', documentNo: 'B15-01', function: 'ORIGINAL' },
      ...{ port: 'IDJKT', nextPort: 'TWKHH', otherVoyage: '0312W', sender: 'QWLINE', recipient: 'QWPORT' },
      vessel: { name: 'HARBOUR HERON', callSign: 'XQVE', imo: null, voyage: '0312W', carrier: 'QWL' },
    })
    expect([head?.ata ?? null, head?.atd ?? null, head?.eta ?? null].map(clockOf)).toEqual([
      '2026-03-08T04:00:00',
      '2026-03-09T00:00:00',
      '2026-03-14T00:00:00',
    ])
    const [full, reefer, empty] = itemsOf(contents, 'BAPLIE')
    expect(full).toMatchObject({
      ...{ containerNo: 'QWXU1000013', isoType: '2210', lengthFt: 20, load: 'FULL', grossKg: 24500 },
      ...{
        pol: 'IDJKT',
        pod: 'TWKHH',
        finalPort: 'TWKEL',
        operator: 'QWL',
        billOfLading: null,
        occupied: true,
      },
      position: { bay: 1, row: 4, tier: 82 },
    })
    expect(reefer).toMatchObject({
      grossKg: 4535.924,
      oversize: { height: 35, right: 25.4 },
      temperature: { setC: -17.78, minC: -20, maxC: -16 },
      dangerousGoods: [{ imdgClass: '3.1', unNo: '1263', flashPoint: '23 CEL', packingGroup: '2' }],
    })
    expect(empty).toMatchObject({ load: 'EMPTY', position: { bay: 38, row: 2, tier: 84 }, operator: null })
    expect(counted(contents.codes)).toEqual({
      ...{ POSITION_LENGTH: 3, CONTAINER_NO_CLEANED: 1, CHECK_DIGIT: 1, SEGMENT_COUNT: 1 },
    })
  })

  it('2.1: without line ends, with damage: no item takes what belongs to another', async () => {
    const contents = await readFixture('baplie-2.1.edi')
    expect(contents.messages[0]).toMatchObject({
      terminal: 'DELTA',
      function: 'FINAL',
      vessel: { imo: '9074729' },
    })
    const items = itemsOf(contents, 'BAPLIE')
    expect(
      items.map(({ position, containerNo, isoType, grossKg }) => [
        position?.code,
        containerNo,
        isoType,
        grossKg,
      ]),
    ).toEqual([
      ['0120382', 'QZTU1000010', '22G1', 24500],
      ['0120584', null, null, null],
      [undefined, 'QZTU2345676', '42G1', 9000],
      ['0120786', 'QZTU3456782', '42P1', null],
      ['0120786', 'QZTU4567899', '42P1', null],
    ])
    expect(items.map(({ occupied }) => occupied)).toEqual([true, false, true, true, true])
    expect(items[0]).toMatchObject({ pol: 'NLRTM', pod: 'DEHAM', billOfLading: 'QB-7' })
    expect(items[4]?.attached).toMatchObject([{ kind: 'RG', number: 'GEN0001' }])
    expect(contents.rejections).toMatchObject([
      { scope: 'SEGMENT', reason: 'SEGMENT_UNREADABLE', raw: 'L0C+147+0120784::5', segment: 19 },
      { scope: 'ITEM', reason: 'ITEM_WITHOUT_IDENTITY', raw: "LOC+147+::5'EQD+CN++42G1+++5'", segment: 31 },
    ])
    expect(contents.ends).toMatchObject([{ items: 5, rejected: 1 }])
    expect(counted(contents.codes)).toEqual({
      ...{
        LOWER_CASE: 1,
        DATE_FORMAT_GUESSED: 1,
        DECIMAL_COMMA: 1,
        NUMBER_UNREADABLE: 1,
        PORT_NOT_LOCODE: 1,
      },
      ...{
        POSITION_MISSING: 1,
        SEGMENT_COUNT: 1,
        MESSAGE_REFERENCE: 1,
        MESSAGE_COUNT: 1,
        INTERCHANGE_REFERENCE: 1,
      },
    })
  })

  it('3.1: equipment first within the position, verified mass, range, break bulk', async () => {
    const contents = await readFixture('baplie-3.1.edi')
    expect(contents.messages[0]).toMatchObject({
      ...{ release: '13B', documentCode: '659', documentNo: 'B31/1', sender: 'QWL', terminal: 'BEANR' },
      interchange: { test: true, charset: 'UNOC' },
      issuedAt: { offsetMinutes: 60 },
    })
    const [reefer, crate] = itemsOf(contents, 'BAPLIE')
    expect(reefer).toMatchObject({
      ...{ load: 'FULL', movement: 'EXPORT', grossKg: 12000, verifiedKg: 12500, transshipmentPort: 'PLGDN' },
      temperature: { setC: -3.5, minC: -4, maxC: -3 },
      dangerousGoods: [{ imdgClass: '2.1', unNo: '1950', packingGroup: 'II', emergency: 'F-D,S-U' }],
      attached: [{ kind: 'RG', number: 'QGEN12' }],
    })
    expect(crate).toMatchObject({
      equipmentKind: 'BB',
      equipmentNo: 'CRATE7',
      containerNo: null,
      grossKg: 45000,
    })
    expect([contents.codes, contents.rejections]).toEqual([['VALUE_MISPLACED'], []])
  })
})

it('MOVINS: an instruction holds for the positions behind it', async () => {
  const contents = await readFixture('movins.edi')
  const items = itemsOf(contents, 'MOVINS')
  expect(
    items.map(({ instruction, position, containerNo }) => [instruction, position?.code, containerNo]),
  ).toEqual([
    ['DISCHARGE', '0010282', 'QWXU1000013'],
    ['LOAD', '0010282', null],
    ['LOAD', '0010284', null],
  ])
  expect(contents.rejections).toMatchObject([{ reason: 'ITEM_WITHOUT_IDENTITY', line: 21 }])
  expect(contents.codes).toEqual(['POSITION_UNREADABLE'])
})

it('COARRI: two messages, discharge and load', async () => {
  const contents = await readFixture('coarri.edi')
  const moves = itemsOf(contents, 'COARRI')
  expect(
    moves.map(({ direction, containerNo, movedAt }) => [direction, containerNo, clockOf(movedAt)]),
  ).toEqual([
    ['DISCHARGE', 'QWXU1000013', '2026-03-10T04:12:00'],
    ['DISCHARGE', 'QWXU2345678', null],
    ['LOAD', 'QWXU3456785', '2026-03-10T09:15:00'],
  ])
  expect(moves[0]).toMatchObject({
    ...{ grossKg: 21400, tareKg: 2200, pol: 'NLRTM', pod: 'DEHAM', operator: 'QWL', goods: 'SPARE PARTS' },
    ...{ damage: 'DOOR BENT', billOfLading: 'QB-100', position: { bay: 71, row: 3, tier: 82 } },
    seals: [
      { number: 'Q-1', issuer: 'CA' },
      { number: 'Q-2', issuer: 'SH' },
    ],
  })
  expect(moves[2]).toMatchObject({
    ...{ pol: 'DEHAM', pod: 'NLRTM', verifiedKg: 26100, grossKg: 26100, booking: 'QK-1' },
    dangerousGoods: [{ imdgClass: '8', unNo: '1789', packingGroup: 'II' }],
  })
  expect(contents.rejections).toMatchObject([
    { scope: 'ITEM', reason: 'ITEM_WITHOUT_CONTAINER', line: 21, segment: 21 },
  ])
  expect(counted(contents.codes)).toEqual({ CHECK_DIGIT: 1, EVENT_TIME_MISSING: 1, LOWER_CASE: 1 })
})

it('CODECO: truck in, train out; goods are linked to their container, the chassis is no item', async () => {
  const contents = await readFixture('codeco.edi')
  const [truck, train] = itemsOf(contents, 'CODECO')
  expect(truck).toMatchObject({
    ...{
      direction: 'GATE_IN',
      mode: 'TRUCK',
      plate: 'QW-12 X',
      haulier: 'QWHAUL',
      booking: 'QK-2',
      grossKg: 18500,
    },
    ...{
      goods: 'POWDER',
      dangerousGoods: [{ imdgClass: '9', unNo: '3077' }],
      attached: [{ number: 'QCHS55' }],
    },
    vessel: { imo: '9074729', voyage: '114E' },
  })
  expect(clockOf(truck?.movedAt ?? null)).toBe('2026-03-11T08:42:00')
  expect(train).toMatchObject({
    direction: 'GATE_OUT',
    mode: 'RAIL',
    plate: 'QTRAIN 8',
    load: 'EMPTY',
    goods: null,
    message: 2,
  })
  expect([contents.codes, contents.rejections]).toEqual([['VALUE_MISPLACED'], []])
})

it('COPRAR: a container or a booking stands for an item', async () => {
  const contents = await readFixture('coprar.edi')
  expect(contents.messages[0]?.vessel).toMatchObject({ carrier: 'QWL', callSign: 'XQVE', voyage: '113E' })
  expect(itemsOf(contents, 'COPRAR')).toMatchObject([
    {
      ...{
        direction: 'LOAD',
        containerNo: 'QWXU5678903',
        verifiedKg: 19999.795,
        pod: 'NLRTM',
        finalPort: 'CHBSL',
      },
      ...{ optionalPorts: ['BEANR'], operator: 'QWL', booking: 'QK-3' },
    },
    { containerNo: null, booking: 'QK-4', temperature: { setC: -18 } },
  ])
  expect(contents.rejections).toMatchObject([{ reason: 'ITEM_WITHOUT_CONTAINER' }])
  expect(counted(contents.codes)).toEqual({
    ...{ TERMINATOR_MISSING: 1, VALUES_SWAPPED: 1, CONTAINER_NO_MISSING: 1, CONTROL_TOTAL: 1 },
  })
})

it('COPINO: a delivery and a pick-up with one truck, in a window of time', async () => {
  const contents = await readFixture('copino.edi')
  const [delivery, pickUp] = itemsOf(contents, 'COPINO')
  const truck = { mode: 'TRUCK', plate: 'QW 34 Y', haulier: 'QWHAUL', driver: 'A DRIVER' }
  expect(delivery).toMatchObject({
    ...truck,
    direction: 'GATE_IN',
    booking: 'QK-5',
    vessel: { voyage: '113E' },
  })
  expect(pickUp).toMatchObject({ ...truck, direction: 'GATE_OUT', release: 'QR-1', containerNo: null })
  expect(clockOf(delivery?.expectedAt ?? null)).toBe('2026-03-11T10:00:00')
  expect(delivery?.expectedAt?.until).toBe(Date.UTC(2026, 2, 11, 11))
  expect([contents.codes, contents.rejections]).toEqual([[], []])
})

it('COPARN: an order for so many, and for one that is named', async () => {
  const contents = await readFixture('coparn.edi')
  const [many, one] = itemsOf(contents, 'COPARN')
  expect(many).toMatchObject({
    ...{
      purpose: 'RELEASE',
      count: 12,
      containerNo: null,
      booking: 'QK-6',
      release: 'QR-2',
      pickUpAt: 'DEHAM',
    },
    ...{ pol: 'DEHAM', pod: 'NLRTM', vessel: { imo: '9074729' } },
  })
  expect([many?.validFrom ?? null, many?.validTo ?? null].map(clockOf)).toEqual([
    '2026-03-02T00:00:00',
    '2026-03-09T00:00:00',
  ])
  expect(one).toMatchObject({
    purpose: 'ACCEPTANCE',
    count: 1,
    containerNo: 'ZKWU1000013',
    temperature: { setC: -18 },
  })
  expect([contents.codes, contents.rejections]).toEqual([[], []])
})

it('VERMAS: the mass, how and when it was verified, and by whom', async () => {
  const contents = await readFixture('vermas.edi')
  const [added, plain, none] = itemsOf(contents, 'VERMAS')
  expect(added).toMatchObject({
    verifiedKg: 24385,
    method: 'SM2',
    responsible: 'QW SHIPPING CO',
    booking: 'QK-7',
  })
  expect(clockOf(added?.weighedAt ?? null)).toBe('2026-03-08T16:10:00')
  expect(plain).toMatchObject({ verifiedKg: 19500, grossKg: 19500 })
  expect(none?.verifiedKg).toBeNull()
  expect(contents.codes).toEqual(['WEIGHT_MISSING'])
})
