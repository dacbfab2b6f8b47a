import { formatLocalMinute } from '@quaywise/domain'
import { HOUR, weekOf, weekStart } from '../scenario/calendar.ts'
import type { Scenario } from '../scenario/scenario.ts'

/** One shift of twelve hours and who worked it. */
export type CrewShift = {
  readonly id: string
  readonly kind: 'DAY' | 'NIGHT'
  readonly crew: string
  readonly leader: string
  readonly from: number
  readonly to: number
}

const CREWS = ['A', 'B', 'C', 'D'] as const
const LEADERS = ['Lin Hai', 'Zhou Min', 'Fang Jun', 'Qiao Yun'] as const
const SHIFT = 12 * HOUR
const SHIFTS_A_WEEK = 14
const DAYS_ON = 2

/**
 * The shift number `number` of week `week`: day 08:00 to 20:00, night 20:00 to 08:00 local. Each crew works two
 * days, then two nights, then is off for four days.
 */
const shiftOf = (scenario: Scenario, week: number, number: number): CrewShift => {
  const start = weekStart(week, scenario.terminal.zone)
  const kind = number % 2 === 0 ? 'DAY' : 'NIGHT'
  const turn = Math.floor((week * 7 + Math.floor(number / 2)) / DAYS_ON)
  const place = (turn + (kind === 'DAY' ? 0 : CREWS.length - 1)) % CREWS.length
  const from = start + number * SHIFT
  const date = formatLocalMinute(from, scenario.terminal.zone).slice(0, 10)
  return {
    id: `${date}-${kind}`,
    kind,
    crew: CREWS[place] ?? 'A',
    leader: LEADERS[place] ?? '',
    from,
    to: from + SHIFT,
  }
}

/** The shifts of a week, in order. */
export const shiftsOfWeek = (scenario: Scenario, week: number): CrewShift[] =>
  Array.from({ length: SHIFTS_A_WEEK }, (_, number) => shiftOf(scenario, week, number))

/** The crews of the week that begins at `start` and of the days after it, by the shift that holds an instant. */
export const crewsFrom = (scenario: Scenario, start: number): ((at: number) => string) => {
  const week = weekOf(start, scenario.terminal.zone)
  const crews = Array.from(
    { length: 2 * SHIFTS_A_WEEK },
    (_, number) => shiftOf(scenario, week + Math.floor(number / SHIFTS_A_WEEK), number % SHIFTS_A_WEEK).crew,
  )
  return (at) => crews[Math.max(0, Math.floor((at - start) / SHIFT))] ?? ''
}
