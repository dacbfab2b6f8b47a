import type { RollupDay, RollupSpan } from '@quaywise/admin-store'
import type { Place } from '@quaywise/report-kit/compile'
import { dayAfter, daysBetween, knownDaysSql, type Rollup } from '@quaywise/report-kit/rollup'
import type { Building } from './builder.ts'

/** More days than this between first and last row tell of a wrong instant rather than of a long history. */
const MOST_DAYS = 11_000

const seededKey = (terminal: Place, rollup: Rollup): string =>
  `rollups.seeded ${terminal.id} ${rollup.dataset.name}`

/** Makes the days known whose rows were there before anybody told of their writing, once for each dataset. */
export const seedDays = async (
  { store, admin, giveWay }: Building,
  rollup: Rollup,
  terminal: Place,
): Promise<void> => {
  const key = seededKey(terminal, rollup)
  if (await admin.settings.get(key, () => true)) return
  const { sql, params } = knownDaysSql(rollup, terminal.id, terminal.zone)
  await giveWay()
  const [row] = (await store.query(`${sql}\nSETTINGS max_threads = 1`, { params })).rows
  const days = Number(row?.known) === 1 ? daysBetween(String(row?.first), String(row?.last)) : []
  if (days.length <= MOST_DAYS) await markAll(admin, rollup, terminal, days)
  await admin.settings.set(key, true)
}

/** Makes the days between known ones known too: a day without rows is built as well, and joins its neighbours. */
export const fillGaps = async (
  { admin }: Pick<Building, 'admin'>,
  rollup: Rollup,
  terminal: Place,
  known: readonly RollupDay[],
): Promise<void> => {
  const [first, last] = [known[0]?.day, known.at(-1)?.day]
  if (first === undefined || last === undefined) return
  const all = daysBetween(first, last)
  if (all.length === known.length || all.length > MOST_DAYS) return
  const there = new Set(known.map(({ day }) => day))
  await markAll(
    admin,
    rollup,
    terminal,
    all.filter((day) => !there.has(day)),
  )
}

const markAll = async (
  admin: Building['admin'],
  { dataset }: Rollup,
  terminal: Place,
  days: readonly string[],
): Promise<void> => {
  const spans: RollupSpan[] = []
  for (const day of days) {
    const last = spans.at(-1)
    if (last && dayAfter(last.last) === day && last.first.slice(0, 7) === day.slice(0, 7)) last.last = day
    else spans.push({ dataset: dataset.name, first: day, last: day })
  }
  if (spans.length > 0) await admin.rollups.mark(terminal.id, spans, new Date(0))
}
