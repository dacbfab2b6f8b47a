import { describe, expect, it } from 'vitest'
import { readText } from './fixture/read-fixture.ts'
import type { EdifactItem } from './message/item.ts'
import type { Vessel } from './message/message-head.ts'

const A = 'QWXU1000013'

/** What one segment of an item is read as, with the warnings it gives. */
const itemOf = async (segments: string): Promise<readonly [EdifactItem | undefined, readonly string[]]> => {
  const { items, codes } = await readText(
    `UNB+UNOA:2+A+B+260309:0615+R'UNH+1+COARRI:D:95B:UN'BGM+44'DTM+137:202603090615:203'${segments}UNT+9+1'UNZ+1+R'`,
  )
  return [items[0], codes.filter((code) => !/^(EVENT_TIME|SEGMENT_COUNT)/.test(code))]
}

describe('equipment', () => {
  it.each([
    [`EQD+CN+${A}+45R1:102:5++3+5'`, '45R1', 'IMPORT', 'FULL', []],
    [`EQD+CN+${A}:6346:5+22G1:6346:5+0+2+4'`, '22G1', 'EXPORT', 'EMPTY', []],
    [`EQD+CN+${A}+:::42P1+++8'`, '42P1', null, 'FULL', []],
    [`EQD+CN+${A}+45R1:2++2++5'`, '45R1', 'EXPORT', 'FULL', ['VALUE_MISPLACED']],
    [`EQD+CN+${A}:45R1:102:5++2+5'`, '45R1', 'EXPORT', 'FULL', ['VALUE_MISPLACED']],
    [`EQD++${A}+4510+++F'`, '4510', null, 'FULL', []],
    [`EQD+CN+${A}+20DRY+++5'`, null, null, 'FULL', []],
  ])('%s', async (segment, isoType, movement, load, codes) => {
    const [item, told] = await itemOf(segment)
    expect(item).toMatchObject({ containerNo: A, isoType, movement, load })
    expect(told).toEqual(codes)
  })
})

describe('masses', () => {
  it.each([
    ["MEA+WT++KGM:11350'", 11350, null, []],
    ["MEA+WT+KGM+18200'", 18200, null, ['VALUE_MISPLACED']],
    ["MEA+WT++24.5:TNE'", 24500, null, ['VALUES_SWAPPED']],
    ["MEA+WT+G+KGM:28400'", 28400, null, []],
    ["MEA+VGM++KGM:8900'", 8900, 8900, []],
    ["MEA+WT++KGM:12000'MEA+AAE+VGM+LBS:26455'", 12000, 11999.786, []],
    ["MEA+AAE+VGM+KGM:12,5'", 12.5, 12.5, ['DECIMAL_COMMA']],
    ["MEA+AAE+HM+CMT:290'", null, null, []],
    ["MEA+WT++KGM:-5'", null, null, []],
  ])('%s', async (segments, grossKg, verifiedKg, codes) => {
    const [item, told] = await itemOf(`EQD+CN+${A}'${segments}`)
    expect(item).toMatchObject({ grossKg, verifiedKg })
    expect(told).toEqual(codes)
  })
})

describe('dangerous goods', () => {
  it.each([
    ["DGS+IMD+3+1366'", '3', '1366', []],
    ["DGS+IMD+3:1203'", '3', '1203', ['VALUE_MISPLACED']],
    ["DGS+IMD+1263+3'", '3', '1263', ['VALUES_SWAPPED']],
    ["DGS+IMD+0004A'", null, '0004', []],
    ["DGS+IMD+21+UN1954'", '2.1', '1954', []],
    ["DGS+IMD+1.4S+12'", '1.4S', '0012', ['UN_NUMBER']],
    ["DGS+IMD+LQ+1266'", 'LQ', '1266', ['DANGEROUS_CLASS']],
  ])('%s', async (segment, imdgClass, unNo, codes) => {
    const [item, told] = await itemOf(`EQD+CN+${A}'${segment}`)
    expect(item?.dangerousGoods).toMatchObject([{ imdgClass, unNo }])
    expect(told).toEqual(codes)
  })
  it('say nothing where the segment is empty', async () => {
    expect((await itemOf(`EQD+CN+${A}'DGS+IMD'`))[0]?.dangerousGoods).toEqual([])
  })
})

describe('a vessel', () => {
  const none: Vessel = {
    name: null,
    imo: null,
    callSign: null,
    voyage: null,
    carrier: null,
    carrierName: null,
  }
  it.each<readonly [string, Partial<Vessel>, readonly string[]]>([
    [
      "TDT+20+1+1++QWL:172:20+++9074729:146:11:QUAY OSPREY'",
      { imo: '9074729', name: 'QUAY OSPREY', carrier: 'QWL' },
      [],
    ],
    [
      "TDT+20+1++XQVE:103::HARBOUR HERON++QWL:172:20'",
      { callSign: 'XQVE', name: 'HARBOUR HERON', carrier: 'QWL' },
      [],
    ],
    [
      "TDT+20+1+1++QWL+++IMO9074729:146::QUAY OSPREY'",
      { imo: '9074729', name: 'QUAY OSPREY', carrier: 'QWL' },
      [],
    ],
    [
      "TDT+20+1+1++QWL+++9074729:103:QUAY OSPREY'",
      { imo: '9074729', name: 'QUAY OSPREY', carrier: 'QWL' },
      [],
    ],
    ["TDT+20+1+1++QWL+++QUAY OSPREY'", { name: 'QUAY OSPREY', carrier: 'QWL' }, []],
    [
      "TDT+20+1+++QWL:LINES:306++9074729::11:QUAY OSPREY'",
      { imo: '9074729', name: 'QUAY OSPREY', carrier: 'QWL' },
      ['VALUE_MISPLACED'],
    ],
    [
      "TDT+20+1+1++172:QWL+++XQVE:103::HARBOUR HERON'",
      { callSign: 'XQVE', name: 'HARBOUR HERON', carrier: 'QWL' },
      ['VALUES_SWAPPED'],
    ],
    ["TDT+20+1+1++QWL+++9074728:146'", { imo: '9074728', carrier: 'QWL' }, ['IMO_NUMBER']],
  ])('%s', async (segment, vessel, codes) => {
    const contents = await readText(
      `UNB+UNOA:2+A+B+260309:0615+R'UNH+1+COARRI'BGM+44'${segment}UNT+4+1'UNZ+1+R'`,
    )
    expect(contents.messages[0]?.vessel).toEqual({ ...none, voyage: '1', ...vessel })
    expect(contents.codes).toEqual(codes)
  })
})

describe('an order', () => {
  it.each([
    ['11', '2+5', 'ACCEPTANCE'],
    ['11', '2+4', 'RELEASE'],
    ['12', '3+5', 'RELEASE'],
    ['12', '3+4', 'ACCEPTANCE'],
    ['12', '+', 'RELEASE'],
    ['126', '+', 'ACCEPTANCE'],
    ['999', '+', null],
  ])('of code %s for %s', async (code, status, purpose) => {
    const { items } = await readText(`UNH+1+COPARN'BGM+${code}'EQD+CN+${A}+22G1++${status}'UNT+4+1'`)
    expect(items).toMatchObject([{ type: 'COPARN', purpose }])
  })
})

it('a bundle is one item with what is attached to it, and a point is no description of goods', async () => {
  const cell =
    "LOC+147+0110382::5'GDS+MT'FTX+AAA+++.'MEA+WT++KGM:2280'LOC+76+JOAQB:139:6'LOC+152+PYTER'" +
    `EQD+CN+${A}+2260++6+4'EQA+CN+QWXU 2345679'EQA+CN+QWXU 3456785'DGS+IMD+2.1+1057++-'`
  const { items, rejections } = await readText(`UNH+1+BAPLIE:D:95B:UN:SMDG22'TDT+20+1'${cell}UNT+13+1'`)
  expect(items).toMatchObject([
    {
      ...{ containerNo: A, goods: null, originPort: 'JOAQB', finalPort: 'PYTER', movement: 'TRANSSHIPMENT' },
      attached: [{ number: 'QWXU2345679' }, { number: 'QWXU3456785' }],
      dangerousGoods: [{ imdgClass: '2.1', unNo: '1057', packingGroup: null }],
    },
  ])
  expect(rejections).toEqual([])
})

it('lines without terminators may be indented', async () => {
  const text = `\n\tUNB+UNOA:2+A+B+260309:0615+R\n\tUNH+1+COARRI\n\tBGM+98\n\t\tEQD+CN+${A}+22G1++3+5\n\t\tDTM+203:202603100412:203\n\tUNT+5+1\n\tUNZ+1+R\n`
  const { items, codes, rejections } = await readText(text)
  expect(items).toMatchObject([{ containerNo: A, direction: 'DISCHARGE' }])
  expect([new Set(codes), rejections]).toEqual([new Set(['TERMINATOR_MISSING']), []])
})
