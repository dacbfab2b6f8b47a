import type { Scenario } from '../scenario/scenario.ts'
import type { BayZone } from './call.ts'
import type { Reach } from './crane-bookings.ts'
import { bayFromBow, baysBetween, type Ship } from './ship.ts'

/** How many cranes can work on a ship side by side. */
export const mostCranes = (scenario: Scenario, ship: Ship): number => {
  const gap = baysBetween(scenario.quay.clearanceM)
  return Math.max(1, Math.floor((ship.bays + gap) / (1 + gap)))
}

/**
 * The bays of each of `cranes` cranes in order from the bow, as equal as can be. Between two there are bays without
 * work, so that neighbours never come too close.
 */
export const zonesOf = (scenario: Scenario, ship: Ship, cranes: number): BayZone[] => {
  const gap = baysBetween(scenario.quay.clearanceM)
  const bays = ship.bays - gap * (cranes - 1)
  return Array.from({ length: cranes }, (_, i) => {
    const first = Math.floor((bays * i) / cranes)
    return { first: first + i * gap, last: Math.floor((bays * (i + 1)) / cranes) - 1 + i * gap }
  })
}

/** Metres along the quay of the outer bays of a zone of a ship whose bow lies at `fromM`. */
export const reachOf = (ship: Ship, fromM: number, zone: BayZone): Reach => ({
  fromM: fromM + bayFromBow(ship, zone.first),
  toM: fromM + bayFromBow(ship, zone.last),
})
