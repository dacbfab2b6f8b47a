import type { AscRates } from './asc-rates.ts'
import type { CargoMix } from './cargo-mix.ts'
import { type Check, number, record, whole } from './check.ts'
import type { SlotRates } from './slot-rates.ts'

const speed = number(0.05, 20)
const ms = number(0, 3_600_000)
const weight = number(0, 10_000)

/** The stacking cranes: speeds from 0.05 to 20 m/s, times up to an hour. */
export const ascShape: Check<AscRates> = record<AscRates>({
  gantry: speed,
  trolley: speed,
  hoistEmpty: speed,
  hoistLaden: speed,
  positionMs: ms,
  lockMs: ms,
  vehicleMs: ms,
  truckMs: ms,
  gapM: number(0, 200),
  transferM: number(0, 200),
  ownShare: number(0, 1),
  tidyPerDay: number(0, 1000),
  quietMs: ms,
})

/** How slots are weighed. */
export const slotShape: Check<SlotRates> = record<SlotRates>({
  version: whole(1, 1e6),
  over: weight,
  height: weight,
  travelIn: weight,
  travelOut: weight,
  travelShift: weight,
  twin: weight,
  mixed: weight,
  open: weight,
  breakPair: weight,
  spread: weight,
  weightSteps: whole(0, 20),
  importBlurHours: number(0, 1000),
  loadBlurHours: number(0, 1000),
  tidyAheadHours: number(0, 1000),
})

/** What the containers carry. */
export const cargoShape: Check<CargoMix> = record<CargoMix>({
  reefer: number(0, 0.5),
  reeferStay: number(0.1, 2),
  dangerous: number(0, 0.5),
  outOfGauge: number(0, 0.2),
})
