import type { NewRule, RuleRow, RuleSchedule } from '@quaywise/contract'
import type { RuleKind } from '@quaywise/contract/rule-kinds'

/** Units in which an interval is typed, in seconds. */
export const INTERVAL_UNITS = { second: 1, minute: 60, hour: 3600 } as const
export type IntervalUnit = keyof typeof INTERVAL_UNITS

/** The form of a job. */
export interface RuleFields {
  readonly name: string
  readonly desc: string
  readonly kind: RuleKind
  readonly terminal: string | null
  readonly active: boolean
  readonly schedule: {
    readonly every: RuleSchedule['every']
    readonly count: number
    readonly unit: IntervalUnit
    readonly at: string
    readonly weekday: number
    readonly day: number
    readonly zone: string
  }
}

const unitOf = (seconds: number): IntervalUnit => {
  if (seconds % INTERVAL_UNITS.hour === 0) return 'hour'
  return seconds % INTERVAL_UNITS.minute === 0 ? 'minute' : 'second'
}

const scheduleFields = (schedule: RuleSchedule, zone: string): RuleFields['schedule'] => {
  const clock = { at: '02:00', weekday: 1, day: 1, zone }
  if (schedule.every !== 'interval') return { count: 1, unit: 'hour', ...clock, ...schedule }
  const unit = unitOf(schedule.seconds)
  return { every: 'interval', count: schedule.seconds / INTERVAL_UNITS[unit], unit, ...clock }
}

/** What the form of a job begins with; `zone` is where a new one is timed. */
export const startFields = (rule: RuleRow | null, zone: string): RuleFields => ({
  name: rule?.name ?? '',
  desc: rule?.desc ?? '',
  // The server tells only kinds that it knows.
  kind: (rule?.kind ?? 'rollupCheck') as RuleKind,
  terminal: rule?.terminal ?? null,
  active: rule === null || !rule.disabled,
  schedule: scheduleFields(rule?.schedule ?? { every: 'interval', seconds: 3600 }, zone),
})

/** The schedule that was typed. */
export const scheduleOf = ({
  every,
  count,
  unit,
  at,
  weekday,
  day,
  zone,
}: RuleFields['schedule']): RuleSchedule =>
  every === 'interval'
    ? { every, seconds: Math.round(count * INTERVAL_UNITS[unit]) }
    : { every, at, weekday, day, zone }

/** A form as the calls take it. */
export const ruleOf = (fields: RuleFields): Omit<NewRule, 'key'> => ({
  ...{ name: fields.name, desc: fields.desc, kind: fields.kind, terminal: fields.terminal ?? null },
  ...{ schedule: scheduleOf(fields.schedule), paused: !fields.active },
})
