import type { Place } from '@quaywise/report-kit/compile'
import {
  CALL_CLASSES,
  CLASSES_DAY,
  hasClasses,
  otherClassesSql,
  ROLLUPS,
  type Rollup,
} from '@quaywise/report-kit/rollup'
import type { Building } from './builder.ts'
import { CLASSES_PRINT, isClean, printOf } from './shelves.ts'

/** Marks the days of a roll-up that counted a call as of another class than it is of now. */
export const markOtherClasses = async (
  { store, admin, giveWay }: Building,
  rollup: Rollup,
  { id, zone }: Place,
): Promise<void> => {
  const dataset = rollup.dataset.name
  const print = printOf(dataset, zone)
  const clean = (await admin.rollups.days(id, dataset)).filter((day) => isClean(day, print))
  if (!hasClasses(rollup) || clean.length === 0) return
  const builds = clean.map(({ build }) => build ?? 0)
  const { sql, params } = otherClassesSql(rollup, id, builds)
  await giveWay()
  const { rows } = await store.query(`${sql}\nSETTINGS max_threads = 1`, { params })
  const other = new Set(rows.map(({ build }) => Number(build)))
  const days = clean.flatMap(({ day, build }) => (build !== null && other.has(build) ? [day] : []))
  const spans = days.map((day) => ({ dataset, first: day, last: day }))
  if (spans.length > 0) await admin.rollups.mark(id, spans, new Date())
}

/**
 * Looks through what was built after calls were written; until then nobody believes buckets by class. Only the one who
 * builds may call it, between two builds: what is being built is not looked through.
 */
export const settleClasses = async (parts: Building, terminal: Place): Promise<void> => {
  const { rollups } = parts.admin
  const of = { terminal: terminal.id, dataset: CALL_CLASSES }
  const now = new Date()
  if ((await rollups.days(of.terminal, of.dataset)).length === 0)
    await rollups.mark(of.terminal, [{ dataset: of.dataset, first: CLASSES_DAY, last: CLASSES_DAY }], now)
  const [waiting] = await rollups.waiting({ ...of, print: CLASSES_PRINT, quiet: new Date(), now })
  if (!waiting) return
  for (const rollup of ROLLUPS.values()) await markOtherClasses(parts, rollup, terminal)
  const { day, mark } = waiting
  const looked = { day, mark, build: 0, print: CLASSES_PRINT, even: true, enters: false, reach: null }
  await rollups.finish(of, [looked])
}
