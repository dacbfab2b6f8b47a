import { calendarOf, type ShiftCalendar, USUAL_SHIFTS } from '@quaywise/domain'
import { useMemo } from 'react'
import { useStatus } from './status.ts'

/** The calendar of shifts of a zone, as the parameters hold it. */
export function useShifts(zone: string): ShiftCalendar {
  const told = useStatus()?.parameters.shifts
  return useMemo(() => {
    const steps = told?.map(({ from, hours }) => ({
      from: from === null ? Number.NEGATIVE_INFINITY : Date.parse(from),
      hours,
    }))
    return steps ? calendarOf(steps, zone) : USUAL_SHIFTS
  }, [told, zone])
}
