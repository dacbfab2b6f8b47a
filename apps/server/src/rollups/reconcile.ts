import type { RollupDay } from '@quaywise/admin-store'
import type { Place } from '@quaywise/report-kit/compile'
import { type DayRun, differencesSql, type Rollup } from '@quaywise/report-kit/rollup'
import type { Building } from './builder.ts'
import { isClean, printOf } from './shelves.ts'

/** A day whose roll-up does not hold what the facts hold though nothing was written since it was built. */
export type Difference = { readonly terminal: string; readonly dataset: string; readonly day: string }

const sameDay = (one: RollupDay, other: RollupDay | undefined): boolean =>
  other !== undefined && other.mark === one.mark && other.build === one.build

/**
 * Compares clean days of a roll-up with the facts, every sum of every group, and every coarser grain with the hours.
 * Days that differ are marked, so that they are counted from the facts until they are built anew.
 */
export const reconcile = async (
  { store, admin, giveWay }: Building,
  rollup: Rollup,
  terminal: Place,
  days: readonly RollupDay[],
): Promise<readonly Difference[]> => {
  const dataset = rollup.dataset.name
  const clean = days.filter((day) => isClean(day, printOf(dataset, terminal.zone)))
  const found: Difference[] = []
  for (const day of clean) {
    const run: DayRun = {
      terminal: terminal.id,
      zone: terminal.zone,
      first: day.day,
      days: 1,
      build: day.build,
    }
    await giveWay()
    const { sql, params } = differencesSql(rollup, run)
    const { rows } = await store.query(`${sql}\nSETTINGS max_threads = 1`, { params })
    if (rows.every((row) => Number(row.wrong) === 0)) continue
    const now = (await admin.rollups.days(terminal.id, dataset)).find((one) => one.day === day.day)
    // A write that came in between makes them differ, and has marked the day itself.
    if (!sameDay(day, now)) continue
    await admin.rollups.mark(terminal.id, [{ dataset, first: day.day, last: day.day }], new Date())
    found.push({ terminal: terminal.id, dataset, day: day.day })
  }
  return found
}
