import { logNormal } from '../engine/distribution.ts'
import { normalCdf, normalQuantile } from '../engine/normal.ts'
import { type Key, keyOf, uniform } from '../engine/random.ts'
import { DAY, HOUR, weekStart } from '../scenario/calendar.ts'
import { imoNumber, lineName, vesselName } from '../scenario/names.ts'
import type { CallClass, Scenario } from '../scenario/scenario.ts'
import type { ScheduledCall } from './call.ts'
import { restowFactor } from './episodes.ts'
import { loaOfShip, shipSize } from './ship.ts'

const BOXES_PER_UNIT = 1.2
const WITH_SIZE = 0.75
const TRUNK_SHIPS = 9
const BRANCH_SHIPS = 2
const SERVICE_CODES = 30

/** The number of the first ship on a branch service, and of the first at the sister terminal. */
export const firstShips = (s: Scenario): { readonly branch: number; readonly other: number } => {
  const branch = Math.max(200, s.trunk.weeklyServices * TRUNK_SHIPS)
  return { branch, other: Math.max(420, branch + s.branch.weeklyServices * BRANCH_SHIPS) }
}

/** The code of a weekly service; several branch services of a week may sail under one code. */
export const serviceCode = (trunk: boolean, service: number): string =>
  `${trunk ? 'TN' : 'BR'}${String((trunk ? service : service % SERVICE_CODES) + 1).padStart(2, '0')}`

/** The line that runs a service. */
export const lineOfService = (trunk: boolean, service: number): string =>
  lineName(trunk, trunk ? service : service % SERVICE_CODES)

/** The numbers of the ships that sail on the services of a class. */
export const shipsOfClass = (s: Scenario, trunk: boolean): number[] =>
  trunk
    ? Array.from({ length: s.trunk.weeklyServices * TRUNK_SHIPS }, (_, index) => index)
    : Array.from({ length: s.branch.weeklyServices * BRANCH_SHIPS }, (_, i) => firstShips(s).branch + i)

/** The calls that the weekly services of weeks `[0, weeks)` make, in order of arrival. */
export const timetable = (scenario: Scenario, weeks: number): ScheduledCall[] => {
  const calls: ScheduledCall[] = []
  for (let week = 0; week < weeks; week++) {
    const start = weekStart(week, scenario.terminal.zone)
    addWeek(scenario, calls, true, week, start)
    addWeek(scenario, calls, false, week, start)
  }
  return calls.sort((a, b) => a.arrival - b.arrival || a.key - b.key)
}

const addWeek = (s: Scenario, calls: ScheduledCall[], trunk: boolean, week: number, start: number): void => {
  const kind = trunk ? s.trunk : s.branch
  for (let service = 0; service < kind.weeklyServices; service++) {
    const key = keyOf(s.seed, trunk ? 'trunk' : 'branch', service, week)
    if (uniform(key, 1) > kind.sailed) continue
    const etb = start + slotOf(s, trunk, service) * HOUR
    calls.push(callOf(s, trunk, service, week, key, etb))
  }
}

/** The hour of the week in which a service berths by plan. */
const slotOf = (s: Scenario, trunk: boolean, service: number): number => {
  const fixed = trunk ? s.trunkSlots.find((slot) => slot.service === service) : undefined
  if (fixed) return fixed.hourOfWeek
  const count = (trunk ? s.trunk : s.branch).weeklyServices
  const jitter = uniform(keyOf(s.seed, trunk ? 'trunk-slot' : 'branch-slot', service)) - 0.5
  return ((service + 0.5 + 0.7 * jitter) / count) * 168
}

const callOf = (
  s: Scenario,
  trunk: boolean,
  service: number,
  week: number,
  key: Key,
  etb: number,
): ScheduledCall => {
  const kind = trunk ? s.trunk : s.branch
  const code = serviceCode(trunk, service)
  const ship = trunk
    ? service * TRUNK_SHIPS + (week % TRUNK_SHIPS)
    : firstShips(s).branch + service * BRANCH_SHIPS + (week % BRANCH_SHIPS)
  const boxes = callSize(kind, shipSize(s, ship), key)
  const late = latenessHours(kind, uniform(key, 3)) * HOUR
  return {
    key,
    visitId: `${code}-${week}${trunk || service < 30 ? '' : String.fromCharCode(65 + Math.floor(service / 30))}`,
    trunk,
    service: code,
    line: lineOfService(trunk, service),
    vessel: vesselName(ship),
    imo: imoNumber(ship),
    voyage: `${String(week).padStart(3, '0')}${trunk ? 'E' : 'F'}`,
    ship,
    loaM: loaOfShip(s, kind, ship),
    boxes,
    eta: etb - 1.5 * HOUR,
    etb,
    arrival: Math.round(etb + late),
    ...ownUnits(s, trunk, boxes, restowFactor(s, lineOfService(trunk, service))),
  }
}

/** Larger ships come with more boxes, on the whole. */
const callSize = (kind: CallClass, size: number, key: Key): number => {
  const { mean, cv, min, max } = kind.boxes
  const z = WITH_SIZE * normalQuantile(size) + Math.sqrt(1 - WITH_SIZE ** 2) * normalQuantile(uniform(key, 2))
  return Math.round(Math.min(max, Math.max(min, logNormal(normalCdf(z), mean, cv))))
}

const latenessHours = (kind: CallClass, u: number): number =>
  Math.min(kind.lateHours.late, Math.max(-kind.lateHours.early, normalQuantile(u) * kind.lateHours.sd))

/** The units that a ship brings, and the exports waiting for it, by the shares of the flows. */
const ownUnits = (s: Scenario, trunk: boolean, boxes: number, restowed: number) => {
  const f = s.flows
  const trunkSum =
    f.import.share + f.export.share + f.branchTrunk.share + f.trunkBranch.share + 2 * f.trunkTrunk.share
  const branchSum = f.branchTrunk.share + f.trunkBranch.share
  const units = (share: number, sum: number): number => Math.round((boxes * share) / sum / BOXES_PER_UNIT)
  const restows = Math.round((boxes * s.restowShare * restowed) / 4)
  if (!trunk)
    return {
      importUnits: 0,
      crossUnits: units(f.branchTrunk.share, branchSum),
      trunkTrunkUnits: 0,
      exportUnits: 0,
      restowsQuay: Math.round(restows / 2),
      restowsShip: restows,
    }
  return {
    importUnits: units(f.import.share, trunkSum),
    crossUnits: units(f.trunkBranch.share, trunkSum),
    trunkTrunkUnits: units(f.trunkTrunk.share, trunkSum),
    exportUnits: units(f.export.share, trunkSum),
    restowsQuay: restows,
    restowsShip: 2 * restows,
  }
}

/** How many weeks of calls must be known after an instant for the flows around it to be whole. */
export const LOOKAHEAD_WEEKS = 5

/** The longest time from discharge to the ship that a transhipment unit may wait, in ms. */
export const LONGEST_WAIT = 62 * DAY
