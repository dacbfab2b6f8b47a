import type { BadWeek, Deadlock, GoodLine } from './scenario.ts'

/** Every eighth week more breaks down and covers jam: the weeks whose number leaves 5 when divided by 8. */
export const BAD_WEEK: BadWeek = {
  kind: 'BAD_WEEK',
  every: 8,
  week: 5,
  faults: 2.5,
  hatches: 1.5,
  pace: 1.12,
}

/** The ships of this line come with few restows and easy lifts. */
export const GOOD_LINE: GoodLine = {
  kind: 'GOOD_LINE',
  line: 'Northwind Container',
  restows: 0.3,
  extra: 0.75,
  pace: 0.97,
}

/** Every fourth week, Tuesday 10:40, vehicles block each other in a ring, and the control room has to move them on. */
export const DEADLOCK: Deadlock = {
  kind: 'DEADLOCK',
  from: '2024-03-12 10:40',
  everyWeeks: 4,
  minutes: 6,
}
