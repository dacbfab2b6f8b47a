import type { ImportHold } from './scenario.ts'

/** Twice a year customs release hardly anything for a week: the yard fills above 85 % of its operational capacity. */
export const IMPORT_HOLD: ImportHold = {
  kind: 'IMPORT_HOLD',
  from: '2025-10-27 00:00',
  days: 7,
  everyWeeks: 26,
  released: 0.1,
  recoveryDays: 12,
}
