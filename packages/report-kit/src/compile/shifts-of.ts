import { ALWAYS_DEFAULT, type ShiftCalendar, shiftCalendar } from '@quaywise/domain'
import type { Question } from './question.ts'

/** The calendar of shifts by which a question is answered. */
export const shiftsOf = ({ parameters, zone }: Pick<Question, 'parameters' | 'zone'>): ShiftCalendar =>
  shiftCalendar(parameters ?? ALWAYS_DEFAULT, zone)
