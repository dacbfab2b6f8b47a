import { logNormal } from '../engine/distribution.ts'
import { normalQuantile } from '../engine/normal.ts'
import { type Key, keyOf, uniform } from '../engine/random.ts'
import { DAY, HOUR, weekStart } from '../scenario/calendar.ts'
import { imoNumber, lineName, vesselName } from '../scenario/names.ts'
import type { CallClass, Scenario } from '../scenario/scenario.ts'
import type { ScheduledCall } from './call.ts'

const BOXES_PER_UNIT = 1.2

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
  const boxes = callSize(kind, key)
  const code = `${trunk ? 'TN' : 'BR'}${String((service % (trunk ? 40 : 30)) + 1).padStart(2, '0')}`
  const ship = (trunk ? 0 : 200) + (trunk ? service * 9 + (week % 9) : service * 2 + (week % 2))
  const late = latenessHours(kind, uniform(key, 3)) * HOUR
  return {
    key,
    visitId: `${code}-${week}${trunk || service < 30 ? '' : String.fromCharCode(65 + Math.floor(service / 30))}`,
    trunk,
    service: code,
    line: lineName(trunk, service),
    vessel: vesselName(ship),
    imo: imoNumber(ship),
    voyage: `${String(week).padStart(3, '0')}${trunk ? 'E' : 'F'}`,
    loaM: loaOf(kind, boxes, key),
    boxes,
    eta: etb - 1.5 * HOUR,
    etb,
    arrival: Math.round(etb + late),
    ...ownUnits(s, trunk, boxes),
  }
}

const callSize = (kind: CallClass, key: Key): number => {
  const { mean, cv, min, max } = kind.boxes
  return Math.round(Math.min(max, Math.max(min, logNormal(uniform(key, 2), mean, cv))))
}

const latenessHours = (kind: CallClass, u: number): number =>
  Math.min(kind.lateHours.late, Math.max(-kind.lateHours.early, normalQuantile(u) * kind.lateHours.sd))

const loaOf = (kind: CallClass, boxes: number, key: Key): number => {
  const size = (boxes - kind.boxes.min) / (kind.boxes.max - kind.boxes.min)
  const share = Math.min(1, Math.max(0, 0.75 * size + 0.4 * uniform(key, 4)))
  return Math.round(kind.loaM.min + (kind.loaM.max - kind.loaM.min) * share)
}

/** The units that a ship brings, and the exports waiting for it, by the shares of the flows. */
const ownUnits = (s: Scenario, trunk: boolean, boxes: number) => {
  const f = s.flows
  const trunkSum =
    f.import.share + f.export.share + f.branchTrunk.share + f.trunkBranch.share + 2 * f.trunkTrunk.share
  const branchSum = f.branchTrunk.share + f.trunkBranch.share
  const units = (share: number, sum: number): number => Math.round((boxes * share) / sum / BOXES_PER_UNIT)
  const restows = Math.round((boxes * s.restowShare) / 4)
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
