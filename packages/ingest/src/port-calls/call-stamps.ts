import type { RowStamps } from './row-stamps.ts'
import type { Stays } from './stays.ts'

/** What a port-call source can know of a call, and how much of it this row tells. */
export type CallStamps = {
  readonly ata: number | null
  readonly atb: number | null
  readonly atd: number | null
  readonly missing_stamps: readonly ('ata' | 'atb' | 'atd')[]
  /** Share of the three stamps that are there, 0–100. */
  readonly quality: number
}

const KNOWABLE = ['ata', 'atb', 'atd'] as const

/** Arrival is the first port entry, berthing the first first-line, departure the end of the last stay. */
export const callStamps = (stamps: RowStamps, stays: Stays): CallStamps => {
  const departures = stamps.stay_end.filter((at) => at !== null)
  const told = {
    ata: earliest(stamps.port_entry),
    atb: earliest(stamps.stay_start),
    atd: stays.openFrom === null && departures.length > 0 ? Math.max(...departures) : null,
  }
  const missing = KNOWABLE.filter((key) => told[key] === null)
  return {
    ...told,
    missing_stamps: missing,
    quality: Math.round((100 * (KNOWABLE.length - missing.length)) / KNOWABLE.length),
  }
}

/** The earliest of instants of which some may be unknown; null when all are. */
export const earliest = (instants: readonly (number | null)[]): number | null => {
  const known = instants.filter((at) => at !== null)
  return known.length > 0 ? Math.min(...known) : null
}
