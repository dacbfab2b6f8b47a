import type { TelemetryFact } from '@quaywise/domain'
import type { Origin } from '../fact-format.ts'
import type { KnownMachine } from './machine-kinds.ts'
import type { MachineMeasure } from './reading.ts'

/** A measure of a machine whose kind is known. */
export type ToldMeasure = {
  readonly machine: KnownMachine
  readonly measure: MachineMeasure
  readonly line: number
}

/** What the columns of telemetry can hold: signed hundredths of nine digits, and whole kilograms. */
const MOST = 9_999_999
const MOST_KG = 4_000_000_000

/** Puts what machines measured at one instant into one row, with what other files told of that instant. */
export const telemetryRows = async (
  told: readonly ToldMeasure[],
  { terminal, known }: Origin,
): Promise<readonly { readonly line: number; readonly row: TelemetryFact }[]> => {
  const terminal_id = terminal.id
  const rows = new Map<string, { line: number; row: TelemetryFact }>()
  for (const { machine, measure, line } of told) {
    const row = emptyRow(terminal_id, machine, measure.at)
    if (!rows.has(keyOf(row))) rows.set(keyOf(row), { line, row })
  }
  const stored = await known.rows(
    'telemetry',
    [...rows.values()].map(({ row }) => row),
  )
  for (const row of stored) {
    const found = rows.get(keyOf(row))
    if (found) found.row = { ...row }
  }
  for (const { machine, measure } of told) {
    const found = rows.get(keyOf(emptyRow(terminal_id, machine, measure.at)))
    if (found) found.row = { ...found.row, [measure.field]: held(measure) }
  }
  return [...rows.values()]
}

/** Whether a column can hold a measure. */
export const isHeld = ({ field, value }: MachineMeasure): boolean =>
  field === 'load_kg' ? value >= -0.5 && value <= MOST_KG : Math.abs(value) <= MOST

// What is compared later must be what is stored now.
const held = ({ field, value }: MachineMeasure): number =>
  (field === 'load_kg' ? Math.round(value) : Math.round(value * 100) / 100) || 0

const emptyRow = (terminal_id: string, { eqId, eqKind }: KnownMachine, at: number): TelemetryFact => ({
  ...{ terminal_id, eq_kind: eqKind, eq_id: eqId, trolley: eqKind === 'QC' ? 'main' : '', at },
  ...{ x: 0, y: 0, z: 0, speed: 0, load_kg: 0, soc: 0, wind: 0, source: 'tic40' },
})

const keyOf = ({ eq_kind, eq_id, at }: TelemetryFact): string => `${eq_kind} ${at} ${eq_id}`
