import type { AdminStore } from '@quaywise/admin-store'
import type { KeptMonth, KeptMonths } from '@quaywise/report-kit/compile'
import type { RegisteredReport } from '@quaywise/reports/server'

type Cells = KeptMonth['month']

/** Reads the locked months of a page of a terminal; a page that has no months has none. */
export const keptMonthsOf = (
  admin: Pick<AdminStore, 'monthLocks'>,
  { report }: Pick<RegisteredReport, 'report'>,
  terminal: string,
): KeptMonths | undefined => {
  if (!report.filters.includes('month')) return undefined
  return async (choice, withDays) => {
    const locks = await admin.monthLocks.last({ terminal, page: report.path })
    const ids = [...locks.values()].map(({ id }) => id)
    const read = (part: 'month' | 'days') =>
      choice === null ? undefined : admin.monthLocks.numbers(ids, choice, part)
    const [months, days] = await Promise.all([read('month'), withDays ? read('days') : undefined])
    return new Map(
      [...locks].map(([month, lock]) => [
        month,
        {
          ...{ version: lock.version, at: lock.lockedAt, by: lock.lockedByName },
          // The store gives back what was counted and written by `numbersOfMonth`.
          month: months?.get(lock.id) as Cells,
          days: days?.get(lock.id) as Cells,
        },
      ]),
    )
  }
}
