import { nameIn, numberIn, type Row } from '../data/cell.ts'

/** What the colour of a cell tells. */
export const BAY_MEASURES = ['time', 'loss', 'op'] as const
export type BayMeasure = (typeof BAY_MEASURES)[number]

/** One position of the ship with what was done there. */
export interface BayCell {
  readonly key: string
  readonly row: number
  readonly tier: number
  readonly part: 'DONE' | 'TO_WORK' | 'STAYS'
  readonly ops: readonly string[]
  readonly boxes: number
  readonly seconds: number
  readonly lost: number
  readonly units: readonly string[]
  readonly crane: string
}

/** One bay: its cells on deck and in the hold, and the boxes that the plan still has for it. */
export interface Bay {
  readonly bay: number
  readonly deck: readonly BayCell[]
  readonly hold: readonly BayCell[]
  readonly left: number
  readonly lostMinutes: number
}

const PARTS = ['STAYS', 'TO_WORK', 'DONE'] as const

/** The bays of a ship from bow to stern; a position that was worked twice is one cell. */
export function baysOf(rows: readonly Row[]): readonly Bay[] {
  const byBay = Map.groupBy(rows, (row) => numberIn(row.bay) ?? 0)
  return [...byBay]
    .sort(([a], [b]) => a - b)
    .map(([bay, own]) => {
      const cells = cellsOf(own.filter(({ part }) => part !== 'LEFT'))
      const left = own.filter(({ part }) => part === 'LEFT')
      return {
        bay,
        deck: cells.filter(({ hold }) => !hold).map(({ cell }) => cell),
        hold: cells.filter(({ hold }) => hold).map(({ cell }) => cell),
        left: left.reduce((sum, row) => sum + (numberIn(row.boxes) ?? 0), 0),
        lostMinutes: cells.reduce((sum, { cell }) => sum + cell.lost, 0) / 60,
      }
    })
}

function cellsOf(rows: readonly Row[]): readonly { readonly hold: boolean; readonly cell: BayCell }[] {
  const places = Map.groupBy(
    rows,
    (row) => `${numberIn(row.row)}-${numberIn(row.tier)}-${nameIn(row.bay_type)}`,
  )
  return [...places].map(([key, own]) => {
    const part = PARTS.findLast((each) => own.some((row) => row.part === each)) ?? 'STAYS'
    const counted = own.filter((row) => row.part === part)
    const sum = (column: string) => counted.reduce((all, row) => all + (numberIn(row[column]) ?? 0), 0)
    const [first] = own
    return {
      hold: first?.bay_type === 'HOLD',
      cell: {
        ...{ key, part, row: numberIn(first?.row) ?? 0, tier: numberIn(first?.tier) ?? 0 },
        ops: [...new Set(counted.map((row) => nameIn(row.op) ?? '').filter(Boolean))],
        ...{ boxes: sum('boxes'), seconds: sum('seconds'), lost: sum('lost_seconds') },
        units: counted.flatMap(({ units }) => (Array.isArray(units) ? units.map(String) : [])),
        crane: nameIn(counted[0]?.crane) ?? '',
      },
    }
  })
}

/** Rows of a ship from port to starboard: even numbers down to 02, 00 in the middle, odd numbers up. */
export const acrossOf = (rows: readonly number[]): readonly number[] =>
  [...new Set(rows)].sort((a, b) => placeAcross(a) - placeAcross(b))

const placeAcross = (row: number): number => (row % 2 === 0 ? -row : row)

/** What a cell's colour measures: seconds a box, or lost seconds a box; null where it measures nothing. */
export const strengthOf = (cell: BayCell, measure: BayMeasure): number | null => {
  if (cell.part !== 'DONE' || cell.boxes === 0 || measure === 'op') return null
  return (measure === 'time' ? cell.seconds : cell.lost) / cell.boxes
}
