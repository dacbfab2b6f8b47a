import type { AdminStore, RollupDay } from '@quaywise/admin-store'
import type { Place, Reader } from '@quaywise/report-kit/compile'
import {
  type Built,
  type BuiltDay,
  CALL_CLASSES,
  dayAfter,
  ROLLUPS,
  startOfDay,
} from '@quaywise/report-kit/rollup'

/** What a roll-up of a terminal must have been built by to be believed. */
export const printOf = (dataset: string, zone: string): string =>
  `${ROLLUPS.get(dataset)?.print ?? ''} ${zone}`

/** What the classes of calls must have been looked through by to be believed. */
export const CLASSES_PRINT = 'classes'

/** A day that is built and was not written to since. */
export type CleanDay = RollupDay & { readonly build: number }

/** Whether a day holds what the facts hold. */
export const isClean = (day: RollupDay, print: string): day is CleanDay =>
  day.build !== null && day.builtMark === day.mark && day.print === print

/** What the sums of a month must have been made of to be believed. */
export const monthPrint = (print: string, days: readonly { readonly build: number }[]): string =>
  `${print} ${days.map(({ build }) => build).join(' ')}`

type Kept = { readonly changes: number; readonly built: Map<string, Built> }

/** Tells readers what is rolled up; what it knows is thrown away as soon as anything changes. */
export class Shelves {
  readonly #admin: AdminStore
  readonly #kept = new Map<string, Kept>()
  readonly #looking = new Map<string, Promise<number>>()
  readonly #starts = new Map<string, number>()

  constructor(admin: AdminStore) {
    this.#admin = admin
  }

  readonly shelf: NonNullable<Reader['shelf']> = async (terminal, datasets) => {
    const { built } = await this.#current(terminal)
    for (const dataset of datasets)
      if (ROLLUPS.has(dataset) && !built.has(dataset)) built.set(dataset, await this.#read(terminal, dataset))
    return (dataset) => built.get(dataset)
  }

  /** Statements that are made in the same turn share one look, which begins after whatever they may have seen. */
  #changes(id: string): Promise<number> {
    const shared = this.#looking.get(id)
    if (shared) return shared
    const looking = this.#admin.rollups.changes(id)
    this.#looking.set(id, looking)
    setImmediate(() => this.#looking.delete(id))
    return looking
  }

  async #current({ id, zone }: Place): Promise<Kept> {
    const changes = await this.#changes(id)
    const key = `${id} ${zone}`
    const kept = this.#kept.get(key)
    if (kept?.changes === changes) return kept
    const fresh = { changes, built: new Map<string, Built>() }
    this.#kept.set(key, fresh)
    return fresh
  }

  async #read({ id, zone }: Place, dataset: string): Promise<Built> {
    const print = printOf(dataset, zone)
    const rows = await this.#admin.rollups.days(id, dataset)
    const clean = rows.filter((row) => isClean(row, print))
    const days = clean.map((row): BuiltDay => {
      const { day, build, even, enters, reach } = row
      const [from, to] = [this.#start(day, zone), this.#start(dayAfter(day), zone)]
      return { ...{ day, from, to, build, even, enters, reach } }
    })
    const months = await this.#admin.rollups.months(id, dataset)
    const believed = months.filter((one) => {
      const inside = days.filter(({ day }) => day.startsWith(one.month))
      return one.print === monthPrint(print, inside)
    })
    const [classes] = await this.#admin.rollups.days(id, CALL_CLASSES)
    return {
      days,
      months: believed.map(({ month, build }) => ({ month, build })),
      classes: classes !== undefined && isClean(classes, CLASSES_PRINT),
    }
  }

  #start(day: string, zone: string): number {
    const key = `${day} ${zone}`
    const known = this.#starts.get(key) ?? startOfDay(day, zone)
    this.#starts.set(key, known)
    return known
  }
}
