import type { AdminStore, BuiltRollupDay, RollupDay } from '@quaywise/admin-store'
import type { AnalyticsStore } from '@quaywise/analytics-store'
import type { Place } from '@quaywise/report-kit/compile'
import {
  type DayRun,
  dayAfter,
  daysBetween,
  extentSql,
  fillSql,
  monthSql,
  type Rollup,
  type Statement,
} from '@quaywise/report-kit/rollup'
import { isClean, monthPrint, printOf } from './shelves.ts'

/** What builds are made with. `giveWay` lets those go first who wait for an answer. */
export type Building = {
  readonly store: AnalyticsStore
  readonly admin: AdminStore
  readonly giveWay: () => Promise<void>
}

/** One core: the others are for those who ask. Rows go in as they come: nobody believes them before the last one. */
const MODEST =
  '\nSETTINGS max_threads = 1, min_insert_block_size_rows = 100000, min_insert_block_size_bytes = 67108864'

/**
 * What a statement may take that builds several days: more days would take more, and one that takes too much is done in
 * halves. A day alone takes what it takes.
 */
const DAYS_BYTES = 96 * 1_048_576

/** Days without a gap between them, at most a calendar month. */
export const runsOf = (days: readonly RollupDay[]): readonly (readonly RollupDay[])[] => {
  const runs: RollupDay[][] = []
  for (const day of days) {
    const run = runs.at(-1)
    const before = run?.at(-1)?.day
    const goesOn =
      before !== undefined && dayAfter(before) === day.day && before.slice(0, 7) === day.day.slice(0, 7)
    if (run && goesOn) run.push(day)
    else runs.push([day])
  }
  return runs
}

type Extent = { readonly even: boolean; readonly enters: boolean; readonly reach: number | null }

/** Builds the roll-up of one dataset of one terminal. */
export class Builder {
  readonly #parts: Building
  readonly #rollup: Rollup
  readonly #terminal: Place

  constructor(parts: Building, rollup: Rollup, terminal: Place) {
    this.#parts = parts
    this.#rollup = rollup
    this.#terminal = terminal
  }

  get #of(): { readonly terminal: string; readonly dataset: string } {
    return { terminal: this.#terminal.id, dataset: this.#rollup.dataset.name }
  }

  get #print(): string {
    return printOf(this.#rollup.dataset.name, this.#terminal.zone)
  }

  /** Builds a run of days, as they were marked when they were read; gives back those that may be believed. */
  async build(days: readonly RollupDay[]): Promise<readonly string[]> {
    const { admin } = this.#parts
    const run = await this.#newRun(days[0]?.day ?? '', days.length)
    const most = days.length > 1 ? DAYS_BYTES : undefined
    for (const statement of fillSql(this.#rollup, run)) await this.#do(statement, most)
    const extents = await this.#extents(run)
    const built = days.map(({ day, mark }, i): BuiltRollupDay => {
      const extent = extents.get(day) ?? { even: true, enters: false, reach: null }
      return { day, mark, build: run.build + i, print: this.#print, ...extent }
    })
    return admin.rollups.finish(this.#of, built)
  }

  /** Adds up a month whose days are all clean and whose sums are not theirs; false when there is nothing to do. */
  async month(month: string): Promise<boolean> {
    const { rollups } = this.#parts.admin
    const { terminal, dataset } = this.#of
    const days = (await rollups.days(terminal, dataset)).filter(({ day }) => day.startsWith(month))
    const clean = days.filter((day) => isClean(day, this.#print))
    const first = `${month}-01`
    const all = daysBetween(first, dayAfter(dayAfter(`${month}-28`, 4).slice(0, 8).concat('01'), -1))
    if (clean.length !== all.length) return false
    const print = monthPrint(this.#print, clean)
    const known = (await rollups.months(terminal, dataset)).find((one) => one.month === month)
    if (known?.print === print) return false
    const run = { ...(await this.#newRun(first, 1)), days: all.length }
    const builds = clean.map(({ build }) => build)
    for (const statement of monthSql(this.#rollup, run, builds)) await this.#do(statement)
    await rollups.saveMonth({ terminal, dataset, month, build: run.build, print })
    return true
  }

  async #newRun(first: string, days: number): Promise<DayRun> {
    const build = await this.#parts.admin.rollups.takeBuilds(days)
    return { terminal: this.#terminal.id, zone: this.#terminal.zone, first, days, build }
  }

  async #do({ sql, params }: Statement, maxMemoryBytes?: number): Promise<void> {
    await this.#parts.giveWay()
    const most = maxMemoryBytes === undefined ? {} : { maxMemoryBytes }
    await this.#parts.store.command(`${sql}${MODEST}`, { params, ...most })
  }

  async #extents(run: DayRun): Promise<ReadonlyMap<string, Extent>> {
    const statement = extentSql(this.#rollup, run)
    if (!statement) return new Map()
    await this.#parts.giveWay()
    const { rows } = await this.#parts.store.query(statement.sql + MODEST, { params: statement.params })
    return extentsOf(rows)
  }
}

/** What pairs of first and last days say of each day. A row without length is at home nowhere: its day is not parted. */
const extentsOf = (rows: readonly Readonly<Record<string, unknown>>[]): ReadonlyMap<string, Extent> => {
  const extents = new Map<string, Extent>()
  const put = (day: string, more: Partial<Extent>): void => {
    const known = extents.get(day) ?? { even: true, enters: false, reach: null }
    const reach = Math.max(known.reach ?? 0, more.reach ?? 0)
    extents.set(day, {
      even: known.even && more.even !== false,
      enters: known.enters || more.enters === true,
      reach: reach === 0 ? null : reach,
    })
  }
  for (const row of rows) {
    const [first, last] = [String(row.first), String(row.last)]
    const empty = Number(row.empty) > 0
    put(first, { even: Number(row.crossing) === 0 && !empty, enters: empty, reach: Number(row.reach) })
    for (const day of daysBetween(dayAfter(first), last)) put(day, { enters: true })
  }
  return extents
}
