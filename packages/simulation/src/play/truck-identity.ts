import type { Scenario } from '../scenario/scenario.ts'

const NUMBERS = 99_991
const STRIDE = 48_271

/** The letter of a haulier and the number of its truck; different trucks never share one. */
const identity = (haulier: number, truck: number): string => {
  const number = (truck * STRIDE + 7919 * (haulier + 1)) % NUMBERS
  return `${String.fromCharCode(65 + (haulier % 26))}${String(number).padStart(5, '0')}`
}

/** The name of a haulier. */
export const companyOf = (scenario: Scenario, haulier: number): string =>
  scenario.land.hauliers[haulier]?.name ?? ''

/** The plate of a haulier's truck. */
export const plateOf = (haulier: number, truck: number): string => `QW-${identity(haulier, truck)}`

/** The driver of a haulier's truck. */
export const driverOf = (haulier: number, truck: number): string => `D-${identity(haulier, truck)}`
