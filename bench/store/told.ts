import type { FactName, Facts } from '@quaywise/domain'
import { planOf, playWeek, SCENARIOS } from '@quaywise/simulation'

/** Facts by the table that they go into. */
export type Told = Map<FactName, object[]>

const DAY_MS = 86_400_000
const MONDAY = Date.UTC(2026, 0, 5)

/** What the full terminal tells in its first days of a week, with every detail. */
export const playDays = (days: number): Told => {
  const told: Told = new Map()
  const plan = planOf(SCENARIOS.full, { from: MONDAY - 7 * DAY_MS, to: MONDAY + 14 * DAY_MS })
  const add = (table: FactName, row: object): void => {
    const rows = told.get(table) ?? []
    if (rows.length === 0) told.set(table, rows)
    rows.push(row)
  }
  const play = playWeek(plan, MONDAY, MONDAY, ({ table, row }) => add(table, row), { detail: true })
  play.runUntil(MONDAY + days * DAY_MS)
  return told
}

const METRES_A_SECOND = 5.5
const STAND_S = 90
const QUAY_M = 2350

/** Where a vehicle is, second by second: it drives along the quay, then away from it, then stands. */
function* driven(vehicle: number): Generator<Pick<Facts['telemetry'], 'x' | 'y' | 'speed' | 'load_kg'>> {
  let [x, y] = [(vehicle * 97) % QUAY_M, 60]
  for (let trip = 1; ; trip += 1) {
    const [toX, toY] = [(vehicle * 97 + trip * 613.37) % QUAY_M, 50 + ((trip * 37.7 + vehicle) % 60)]
    const load_kg = trip % 2 === 0 ? 0 : 6000 + ((trip * 2711 + vehicle * 377) % 24_000)
    while (x !== toX || y !== toY) {
      const speed = METRES_A_SECOND * (0.6 + 0.4 * Math.sin(x / 40 + y / 9))
      const step = x !== toX ? toX - x : toY - y
      const moved = Math.sign(step) * Math.min(Math.abs(step), speed)
      if (x !== toX) x = Math.abs(step) <= speed ? toX : x + moved
      else y = Math.abs(step) <= speed ? toY : y + moved
      yield { x, y, speed, load_kg }
    }
    for (let second = 0; second < STAND_S; second += 1) yield { x, y, speed: 0, load_kg }
  }
}

/** One position a second of vehicles on their trips. */
export const driveVehicles = (vehicles: number, seconds: number): readonly Facts['telemetry'][] =>
  Array.from({ length: vehicles }, (_, vehicle) => {
    const track = driven(vehicle)
    return Array.from({ length: seconds }, (_, second): Facts['telemetry'] => ({
      ...{ terminal_id: 'bench', eq_kind: 'AGV', eq_id: `AGV${String(vehicle).padStart(3, '0')}` },
      ...{
        trolley: '',
        at: MONDAY + second * 1000,
        x: 0,
        y: 0,
        z: 0,
        speed: 0,
        load_kg: 0,
        ...track.next().value,
      },
      ...{ soc: 100 - ((second + vehicle * 311) % 28_800) / 480, wind: 0, source: 'bench' },
    }))
  }).flat()
