import { formatLocalMinute, shiftAt } from '@quaywise/domain'
import { dateAfter, type Period, wholeDay } from './period.ts'

/** What the shift picker offers of a date; `CUSTOM` is a period of the address that is none of them. */
export const SHIFT_CHOICES = ['WHOLE', 'DAY', 'NIGHT'] as const
type ShiftChoice = (typeof SHIFT_CHOICES)[number] | 'CUSTOM'

/** A date with a part of it. A night shift carries the date of its start. */
export interface ShiftDay {
  readonly date: string
  readonly choice: ShiftChoice
}

/** The shift of a key as the server tells it, `2026-01-13 NIGHT`. */
export const shiftOfKey = (key: string): ShiftDay => ({
  date: key.slice(0, 10),
  choice: key.endsWith(' NIGHT') ? 'NIGHT' : 'DAY',
})

/** The period of a shift or of a whole day. */
export function periodOfShift({ date, choice }: ShiftDay): Period {
  if (choice === 'DAY') return { startTime: `${date} 08:00`, endTime: `${date} 19:59` }
  if (choice === 'NIGHT') return { startTime: `${date} 20:00`, endTime: `${dateAfter(date, 1)} 07:59` }
  return wholeDay(date)
}

/** The shift or whole day that a period is. */
export function shiftOfPeriod(period: Period): ShiftDay {
  const date = period.startTime.slice(0, 10)
  const same = (choice: ShiftChoice) => {
    const made = periodOfShift({ date, choice })
    return made.startTime === period.startTime && made.endTime === period.endTime
  }
  return { date, choice: SHIFT_CHOICES.find(same) ?? 'CUSTOM' }
}

/** The shift or day before (−1) or after (+1): shifts follow each other, whole days too. */
export function stepShift({ date, choice }: ShiftDay, step: 1 | -1): ShiftDay {
  if (choice === 'DAY') return { date: step > 0 ? date : dateAfter(date, -1), choice: 'NIGHT' }
  if (choice === 'NIGHT') return { date: step > 0 ? dateAfter(date, 1) : date, choice: 'DAY' }
  return { date: dateAfter(date, step), choice: 'WHOLE' }
}

/** The shift that runs at the terminal's now; at its very start, the one before. */
export function runningShift(now: string, zone: string): ShiftDay {
  const at = Date.parse(now) - 1
  const shift = shiftAt(at, zone)
  if (shift?.type === 'DAY' || shift?.type === 'NIGHT') return { date: shift.date, choice: shift.type }
  return { date: formatLocalMinute(at, zone).slice(0, 10), choice: 'WHOLE' }
}
