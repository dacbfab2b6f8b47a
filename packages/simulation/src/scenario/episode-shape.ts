import { type Check, number, oneOf, orNull, record, text, whole } from './check.ts'
import type { Deadlock, ImportHold, Scenario } from './scenario.ts'

type Episode = Scenario['episodes'][number]
type StopEpisode = Extract<Episode, { kind: 'WEATHER' | 'FAULT' }>
type BadWeek = Extract<Episode, { kind: 'BAD_WEEK' }>
type GoodLine = Extract<Episode, { kind: 'GOOD_LINE' }>

const factor = number(0, 100)
const localMinute = text(/^\d{4}-\d\d-\d\d \d\d:\d\d$/, 'a local minute such as 2026-01-13 15:10')

const stop: Check<StopEpisode> = record<StopEpisode>({
  kind: oneOf('WEATHER', 'FAULT'),
  crane: orNull(whole(0, 59)),
  from: localMinute,
  minutes: number(1, 1440),
})

const deadlock: Check<Deadlock> = record<Deadlock>({
  kind: oneOf('DEADLOCK'),
  from: localMinute,
  everyWeeks: whole(0, 520),
  minutes: number(1, 60),
})

const badWeek: Check<BadWeek> = record<BadWeek>({
  kind: oneOf('BAD_WEEK'),
  every: whole(1, 520),
  week: whole(0, 519),
  faults: factor,
  hatches: factor,
  pace: factor,
})

const goodLine: Check<GoodLine> = record<GoodLine>({
  kind: oneOf('GOOD_LINE'),
  line: text(/^\S(.{0,58}\S)?$/, 'a name of 1 to 60 characters'),
  restows: factor,
  extra: factor,
  pace: factor,
})

const importHold: Check<ImportHold> = record<ImportHold>({
  kind: oneOf('IMPORT_HOLD'),
  from: localMinute,
  days: number(0.1, 14),
  everyWeeks: whole(0, 520),
  released: number(0, 1),
  recoveryDays: number(0.1, 14),
})

const kindOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'kind' in value ? value.kind : undefined

/** Something planted, by its kind. */
export const episodeShape: Check<Episode> = (value, at, problems): value is Episode => {
  const kind = kindOf(value)
  if (kind === 'BAD_WEEK') return badWeek(value, at, problems)
  if (kind === 'GOOD_LINE') return goodLine(value, at, problems)
  if (kind === 'IMPORT_HOLD') return importHold(value, at, problems)
  if (kind === 'DEADLOCK') return deadlock(value, at, problems)
  return stop(value, at, problems)
}
