import type { BadWeek, GoodLine } from './scenario.ts'

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
  pace: 0.95,
}
