import type { RollupDay } from '@quaywise/admin-store'
import type { Place } from '@quaywise/report-kit/compile'
import { differencesSql, type Rollup } from '@quaywise/report-kit/rollup'
import { type Building, runsOf } from './builder.ts'
import { markOtherClasses } from './classes.ts'
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
  parts: Building,
  rollup: Rollup,
  terminal: Place,
  days: readonly RollupDay[],
): Promise<readonly Difference[]> => {
  const print = printOf(rollup.dataset.name, terminal.zone)
  const found: Difference[] = []
  for (const run of runsOf(days.filter((day) => isClean(day, print))))
    for (const day of await differing(parts, rollup, terminal, run))
      found.push({ terminal: terminal.id, dataset: rollup.dataset.name, day })
  return found
}

const differing = async (
  parts: Building,
  rollup: Rollup,
  place: Place,
  run: readonly RollupDay[],
): Promise<readonly string[]> => {
  const { store, admin, giveWay } = parts
  const { id, zone } = place
  const dataset = rollup.dataset.name
  const builds = run.map(({ build }) => build ?? 0)
  const first = run[0]?.day ?? ''
  await giveWay()
  const { sql, params } = differencesSql(rollup, { terminal: id, zone, first }, builds)
  const { rows } = await store.query(`${sql}\nSETTINGS max_threads = 1`, { params })
  if (rows.length === 0) return []
  // Calls that are of another class now make days differ that nobody believes by class any more.
  await markOtherClasses(parts, rollup, place)
  const now = new Map((await admin.rollups.days(id, dataset)).map((day) => [day.day, day]))
  // A write that came in between makes a day differ, and has marked it itself.
  const wrong = rows
    .flatMap((row) => run[Number(row.day)] ?? [])
    .filter((day) => sameDay(day, now.get(day.day)))
  const spans = wrong.map(({ day }) => ({ dataset, first: day, last: day }))
  if (spans.length > 0) {
    await admin.rollups.mark(id, spans, new Date())
    await admin.rollups.foundDifferences(spans.length)
  }
  return wrong.map(({ day }) => day)
}
