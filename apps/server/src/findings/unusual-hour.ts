import type { TerminalEntry } from '@quaywise/admin-store'
import type { HeldParameters } from '@quaywise/domain'
import { measureOf } from '@quaywise/metrics'
import { answer, type Question, type Reader } from '@quaywise/report-kit/compile'
import { countedIn } from '../analysis/counted-cell.ts'
import { weeksBefore } from './finished-hour.ts'
import { scoreOf, usualOf } from './usual.ts'

const HOUR_MS = 3_600_000
/** An hour of fewer rows says nothing of a rate. */
const LEAST_ROWS = 5
/** Shares that hardly move still may by so much. */
const LEAST_POINTS = 0.02

/** The measures that are watched hour by hour: better or worse is known of each. */
const WATCHED = [
  'gmph',
  'wait_agv_share',
  'agv_empty_share',
  'reshuffle_share',
  'qc_availability',
  'agv_availability',
  'asc_availability',
  'truck_turn_p50',
] as const
export type Watched = (typeof WATCHED)[number]

/** How a measure stood in an hour against the same hour of the weeks before; the worse, the higher its score. */
export type Standing = {
  readonly measure: Watched
  readonly value: number
  readonly usual: number
  readonly score: number
  readonly weeks: number
}

/** What standings are counted with; `goOn` says no when the work has to stop. */
export type StandingParts = {
  readonly reader: Reader
  readonly parameters: HeldParameters
  readonly goOn: () => Promise<boolean>
}

const questionOf = (
  { id, zone }: TerminalEntry,
  hour: number,
  measures: readonly Watched[],
  parameters: HeldParameters,
): Question => ({
  ...{ terminal: id, zone, window: { from: hour, to: hour + HOUR_MS }, basis: 'time', measures },
  ...{ by: [], attributes: [], restrictions: [], scopes: {}, order: [], reasons: false, limit: 1, offset: 0 },
  parameters,
})

type Hour = ReadonlyMap<Watched, number>

const countHour = async (
  terminal: TerminalEntry,
  hour: number,
  measures: readonly Watched[],
  { reader, parameters }: StandingParts,
): Promise<Hour> => {
  const { rows } = await answer(questionOf(terminal, hour, measures, parameters), reader)
  const found = new Map<Watched, number>()
  for (const measure of measures) {
    const { value, rows: counted } = countedIn(rows[0]?.[measure])
    if (value !== null && (counted === 0 || counted >= LEAST_ROWS)) found.set(measure, value)
  }
  return found
}

const standingOf = (measure: Watched, value: number, before: readonly number[]): Standing => {
  const { better, unit } = measureOf(measure)
  const usual = usualOf(before, unit === '%' ? LEAST_POINTS : 0)
  const score = scoreOf(value, usual) * (better === 'lower' ? 1 : -1)
  return { measure, value, usual: usual.median, score, weeks: before.length }
}

/**
 * How the watched measures stood in an hour against the same hour of the local week in the weeks before, by the median
 * and its robust spread; those known of too few weeks are left out. One statement for each week.
 */
export const standingsOf = async (
  terminal: TerminalEntry,
  hour: number,
  parts: StandingParts,
): Promise<readonly Standing[]> => {
  const { parameters, goOn } = parts
  const own = await countHour(terminal, hour, WATCHED, parts)
  const before: Hour[] = []
  for (let weeks = 1; own.size > 0 && weeks <= parameters.values['anomaly.learned_weeks']; weeks++) {
    if (!(await goOn())) return []
    before.push(await countHour(terminal, weeksBefore(hour, weeks, terminal.zone), [...own.keys()], parts))
  }
  return [...own].flatMap(([measure, value]) => {
    const known = before.flatMap((week) => week.get(measure) ?? [])
    return known.length < parameters.values['anomaly.least_weeks'] ? [] : [standingOf(measure, value, known)]
  })
}
