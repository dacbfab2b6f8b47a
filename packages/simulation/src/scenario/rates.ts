import { ASC_RATES } from './asc-rates.ts'
import type { Rates } from './scenario.ts'
import { SLOT_RATES } from './slot-rates.ts'

const SECOND = 1000
const MINUTE = 60_000

/** The rates that both demo terminals share. */
export const RATES: Rates = {
  twinExtra: 1.08,
  coningMs: 8 * SECOND,
  gantryMs: 5.2 * MINUTE,
  hatchMs: 4.2 * MINUTE,
  remoteShare: 0.09,
  remoteMs: 17 * SECOND,
  lashShare: 0.03,
  lashMs: 60 * SECOND,
  shipShare: 0.004,
  shipMs: 4.5 * MINUTE,
  handoverMs: 8 * MINUTE,
  qcLiftsPerFault: 450,
  qcRepairMs: 20 * MINUTE,
  assistShare: 0.004,
  ascMovesPerFault: 400,
  ascRepairMs: 45 * MINUTE,
  agvFaultHours: 20,
  agvRepairMs: 45 * MINUTE,
  dispatchMs: 40 * SECOND,
  agvChoice: 3,
  loadAhead: 6,
  discAhead: 3,
  swapHours: 8,
  swapMs: 6 * MINUTE,
  asc: ASC_RATES,
  slots: SLOT_RATES,
  truckOtherMin: 7,
  truckOtherCv: 1.35,
}
