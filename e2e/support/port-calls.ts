import { existsSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')
const REAL = join(ROOT, '../shared/samples/port-calls/casablanca-2020-2025.csv')

/** A file of port calls and what is known of it. */
export interface PortCalls {
  readonly file: string
  readonly accepted: number
  readonly callsByYear: Readonly<Record<number, number>>
  /** The median of the hours at berth over all these years, as it may be printed. */
  readonly berthHours: RegExp
}

const ALL_YEARS: PortCalls = {
  file: REAL,
  accepted: 5132,
  callsByYear: { 2021: 959, 2022: 928, 2023: 1097, 2024: 1131, 2025: 995 },
  berthHours: /^26\.(2|25|3)\s*h/,
}

/** Seven calls of container ships and one of another kind, written by hand in the form of the real file. */
const A_FEW: PortCalls = {
  file: join(ROOT, 'e2e/fixture/port-calls.csv'),
  accepted: 7,
  callsByYear: { 2021: 1, 2022: 1, 2023: 2, 2024: 1, 2025: 2 },
  berthHours: /^26\.0\s*h/,
}

/** The real calls where they lie beside the repository, else a few written by hand. */
export function portCalls(): PortCalls {
  if (existsSync(REAL)) return ALL_YEARS
  console.log(`${REAL} is not there: the journey goes over ${A_FEW.file} instead.`)
  return A_FEW
}
