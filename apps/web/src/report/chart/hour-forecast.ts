/** What is known of each hour of a shift: boxes done (null where none are told), boxes planned, and when it begins. */
export interface PlannedHour {
  readonly at: number
  readonly done: number | null
  readonly plan: number | null
}

/** What an hour, or a whole shift, is expected to come to: the median and the band of eight chances in ten. */
export interface Expected {
  readonly p50: number
  readonly p10: number
  readonly p90: number
}

/** The hours to come and the whole; `achieved` is the share of the plan that the hours before came to. */
export interface HourForecast {
  readonly hours: readonly (Expected | null)[]
  readonly whole: Expected
  readonly achieved: number
}

const HOUR = 3_600_000
const LOOK_BACK = 3
const LEAST_PLAN = 20
const [LEAST, MOST] = [0.4, 1.3]
/** Calls and cranes stay slow or quick for hours: their spread does not average out. */
const LASTING = 0.08 ** 2 + 0.05 ** 2
const EIGHTY = 1.2816

/**
 * Expects of the hours to come their plan times what the last three full hours came to of theirs. Null when no hour with a
 * plan is to come. The band is log-normal: a lasting spread of calls and cranes, and that of counted boxes.
 */
export function hourForecast(hours: readonly PlannedHour[], now: number): HourForecast | null {
  const before = hours
    .filter(({ at, plan }) => at + HOUR <= now && plan !== null && plan > 0)
    .slice(-LOOK_BACK)
  const sum = (list: readonly PlannedHour[], pick: (hour: PlannedHour) => number | null) =>
    list.reduce((total, hour) => total + (pick(hour) ?? 0), 0)
  const planned = sum(before, ({ plan }) => plan)
  const share = planned >= LEAST_PLAN ? sum(before, ({ done }) => done) / planned : 1
  const achieved = Math.min(MOST, Math.max(LEAST, share))
  const rest = hours.map(({ at, plan }) =>
    plan === null || at + HOUR <= now ? null : plan * achieved * Math.min(1, (at + HOUR - now) / HOUR),
  )
  const still = rest.reduce<number>((total, boxes) => total + (boxes ?? 0), 0)
  if (still <= 0) return null
  const expected = rest.map((boxes, i) =>
    boxes === null
      ? null
      : spread(hours[i]?.at !== undefined && hours[i].at < now ? (hours[i].done ?? 0) : 0, boxes),
  )
  return {
    hours: expected,
    whole: spread(
      sum(hours, ({ done }) => done),
      still,
    ),
    achieved,
  }
}

function spread(done: number, still: number): Expected {
  const width = EIGHTY * Math.sqrt(LASTING + 1 / Math.max(1, still))
  return { p50: done + still, p10: done + still * Math.exp(-width), p90: done + still * Math.exp(width) }
}
