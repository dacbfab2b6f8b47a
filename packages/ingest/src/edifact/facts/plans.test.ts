import type { StowPositionFact } from '@quaywise/domain'
import { describe, expect, it } from 'vitest'
import { Harbour } from './known.fixture.ts'
import { messageOf, takeFixture, takeText } from './read-facts.fixture.ts'

const VESSEL = 'TDT+20+112E+++QWL:172:20+++9074729:146:11:QUAY OSPREY'
const HEAD = [VESSEL, 'LOC+5+NLRTM:139:6', 'LOC+61+DEHAM:139:6', 'DTM+132:202603101200:203']
const cell = (code: string, box: string): readonly string[] => [
  ...[`LOC+147+${code}::5`, 'MEA+WT++KGM:9000', 'LOC+9+NLRTM:139:6', 'LOC+11+DEHAM:139:6'],
  `EQD+CN+${box}+22G1+++5`,
]
const plan = (sentAt: string, doing: string, ...cells: readonly string[]): string =>
  messageOf('BAPLIE', sentAt, `BGM++B1+${doing}`, ...HEAD, ...cells)

/** The plan that holds: of the newest moment. */
const holding = (harbour: Harbour): readonly StowPositionFact[] => {
  const rows = harbour.all('stow_position')
  const newest = Math.max(...rows.map(({ planned_at }) => planned_at))
  return rows.filter(({ planned_at, occupied }) => planned_at === newest && occupied === 1)
}

describe('stow plans', () => {
  it('tell position, container and cargo', async () => {
    const harbour = new Harbour()
    await takeFixture('baplie-2.1.edi', harbour)
    const rows = harbour.all('stow_position')
    expect(
      rows.map(({ bay, row, tier, occupied, container_no }) => [bay, row, tier, occupied, container_no]),
    ).toEqual([
      ...[
        [12, 3, 82, 1, 'QZTU1000010'],
        [12, 5, 84, 0, ''],
        [0, 0, 0, 1, 'QZTU2345676'],
      ],
      ...[
        [12, 7, 86, 1, 'QZTU3456782'],
        [12, 7, 86, 1, 'QZTU4567899'],
      ],
    ])
    expect(rows[0]).toMatchObject({
      plan: 'ARRIVAL',
      port: 'NLRTM',
      gross_kg: 24500,
      pod: 'DEHAM',
      full_empty: 'FULL',
    })
    expect(harbour.all('vessel_visit')).toMatchObject([
      { visit_id: '9074729-112', voyage_in: '112E', counted_at: null },
    ])
  })

  it('of the planner say what is to be done', async () => {
    const harbour = new Harbour()
    await takeFixture('movins.edi', harbour)
    expect(harbour.all('stow_position').map(({ plan, op, bay, tier }) => [plan, op, bay, tier])).toEqual([
      ...[
        ['WORK', 'DISC', 1, 82],
        ['WORK', 'LOAD', 1, 82],
        ['WORK', 'LOAD', 1, 84],
      ],
    ])
  })

  it('give way to a newer one, in whatever order they come', async () => {
    const files = [
      plan('260309:0600', '9', ...cell('0120382', 'QZTU1000010'), ...cell('0120384', 'QZTU2345676')),
      plan('260309:0900', '5', ...cell('0120382', 'QZTU3456782')),
    ]
    for (const order of [files, [...files].reverse(), [...files, ...files]]) {
      const harbour = new Harbour()
      for (const file of order) await takeText(file, harbour)
      expect(holding(harbour).map(({ container_no }) => container_no)).toEqual(['QZTU3456782'])
    }
  })

  it('are taken back by one without positions', async () => {
    const harbour = new Harbour()
    await takeText(plan('260309:0600', '9', ...cell('0120382', 'QZTU1000010')), harbour)
    await takeText(plan('260309:0900', '1'), harbour)
    expect(holding(harbour)).toEqual([])
  })

  it('as the vessel leaves are of the outbound voyage', async () => {
    const harbour = new Harbour()
    const leaves = [VESSEL, 'LOC+5+DEHAM:139:6', 'LOC+61+NLRTM:139:6', 'DTM+136:202603111200:203']
    await takeText(
      messageOf('BAPLIE', '260311:1300', 'BGM++B2+9', ...leaves, ...cell('0120382', 'QZTU1000010')),
      harbour,
    )
    expect(harbour.all('stow_position')).toMatchObject([{ plan: 'DEPARTURE' }])
    const [call] = harbour.all('vessel_visit')
    expect([call?.voyage_out, call?.voyage_in, call?.counted_at]).toEqual([
      '112E',
      '',
      Date.UTC(2026, 2, 11, 11),
    ])
  })
})

describe('load lists', () => {
  const list = (sentAt: string, doing: string, ...boxes: readonly string[]): string =>
    messageOf(
      'COPRAR',
      sentAt,
      `BGM+45+P1+${doing}`,
      VESSEL,
      'DTM+132:202603101200:203',
      ...boxes.map((box) => `EQD+CN+${box}+22G1:102:5++2+5`),
    )

  it('name containers, or places of a booking', async () => {
    const harbour = new Harbour()
    await takeFixture('coprar.edi', harbour)
    expect(harbour.all('load_list').map(({ op, entry, whole, state }) => [op, entry, whole, state])).toEqual([
      ...[
        ['LOAD', 'QWXU5678903', 1, 'LISTED'],
        ['LOAD', 'QK-4#2', 1, 'LISTED'],
      ],
    ])
  })

  it('are added to, taken from and taken back', async () => {
    const harbour = new Harbour()
    await takeText(list('260309:0600', '9', 'QZTU1000010', 'QZTU2345676'), harbour)
    await takeText(list('260309:0700', '2', 'QZTU3456782'), harbour)
    await takeText(list('260309:0800', '3', 'QZTU1000010'), harbour)
    const told = () => harbour.all('load_list').map(({ entry, whole, state }) => [entry, whole, state])
    expect(told()).toEqual([
      ...[
        ['QZTU1000010', 0, 'CANCELLED'],
        ['QZTU2345676', 1, 'LISTED'],
        ['QZTU3456782', 0, 'LISTED'],
      ],
    ])
    await takeText(list('260309:0900', '1'), harbour)
    expect(told().slice(3)).toEqual([
      ['', 1, 'CANCELLED'],
      ['', 1, 'CANCELLED'],
    ])
  })
})
