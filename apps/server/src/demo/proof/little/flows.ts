import type { Restriction } from '@quaywise/report-kit/compile'
import { HOUR, type LoadedTerminal, SPAN } from '../loaded-terminal.fixture.ts'

/** Who is in a part of the terminal: seen over time, and from the stays of those who pass. Both in hours. */
export type Flow = {
  readonly what: string
  /** Both count the same stretches of time, so that not even a millisecond may be missing. */
  readonly exact?: true
  /** How many are there, added up over the hours of the four weeks. */
  readonly census: (terminal: LoadedTerminal) => Promise<number>
  /** How long those stay that leave, with what is cut off at both edges put right. */
  readonly stays: (terminal: LoadedTerminal) => Promise<number>
}

/** Keeps a dimension to some values. */
export const only = (dimension: string, ...values: readonly string[]): Restriction => ({
  of: dimension,
  dimension,
  values,
})

/** One sum over the four weeks, or over another window. */
export const sumIn = async (
  terminal: LoadedTerminal,
  measure: string,
  restrictions: readonly Restriction[] = [],
  window: { readonly from: number; readonly to: number } = SPAN,
): Promise<number> => {
  const { rows } = await terminal.ask({ window, restrictions, measures: [measure] })
  return Number(rows[0]?.[measure] ?? 0)
}

/** Snapshots are taken at the ends of the hours. */
const HOUR_ENDS = { from: SPAN.from + HOUR, to: SPAN.to + HOUR }
const DAY_HOURS = 24

/** Days since they came, of the boxes that stand at an instant. */
const ages = (terminal: LoadedTerminal, restrictions: readonly Restriction[], at: number): Promise<number> =>
  sumIn(terminal, 'standing_days', restrictions, { from: at - HOUR, to: at })

/** Boxes in the stacks: what the hourly snapshots count against the stays of the boxes. */
export const boxesInStacks = (
  what: string,
  stock: string,
  { seen, told }: { readonly seen: readonly Restriction[]; readonly told: readonly Restriction[] },
): Flow => ({
  what,
  census: (terminal) => sumIn(terminal, stock, seen, HOUR_ENDS),
  stays: async (terminal) => {
    const left = await sumIn(terminal, 'yard_stay_days', told)
    return (
      DAY_HOURS * (left + (await ages(terminal, told, SPAN.to)) - (await ages(terminal, told, SPAN.from)))
    )
  },
})
