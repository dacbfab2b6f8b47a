import { Block, type PlaceColumn, toldColumns } from '@quaywise/analytics-store/native'
import { FACT_IDENTITY, type FactName } from '@quaywise/domain'
import type { FactRow, FactRows, Found, Standing, Window } from '@quaywise/ingest'
import { cutTails } from './cut-tails.ts'
import { keyOfRow } from './decode-row.ts'
import { hasPlaces } from './fact-places.ts'
import {
  createStaged,
  farPlacesSql,
  insideSql,
  matchedSql,
  placeParams,
  stagedName,
  standingSql,
} from './fact-sql.ts'
import type { Patient } from './patient-store.ts'

const DAY = 86_400_000

/** Compares rows with what stands, inside the engine: first their keys, then what the known ones say. */
export class FactStage {
  readonly #store: Patient
  readonly #made = new Map<string, Set<FactName>>()

  constructor(store: Patient) {
    this.#store = store
  }

  async find(asked: FactRows): Promise<Found> {
    await this.#make(asked.table, asked.batchId)
    const { keys, cutFor } = FACT_IDENTITY[asked.table]
    const first = cutFor ? [...new Set([...keys, ...cutFor, 'started_at', 'ended_at'])] : [...keys]
    await this.#stage(asked, asked.rows, { name: 'n', type: 'UInt32', at: (row) => row }, first)
    const window = await this.#widened(asked)
    const wide = { ...asked, window }
    const inside = cutFor ? await this.#inside(wide) : { inside: [], insideTakenAt: 0 }
    const matched = await this.#matched(wide)
    if (matched.length === 0) return { standing: [], ...inside, window }
    const places: PlaceColumn = { name: 'n', type: 'UInt32', at: (row) => matched[row] ?? 0 }
    const rows = matched.map((place) => asked.rows[place] ?? {})
    await this.#stage(asked, rows, places, toldColumns(asked.table))
    const standing = await this.#standing(wide)
    if (!cutFor) return { standing, ...inside, window }
    const tails = await cutTails(this.#store, wide, standing)
    return {
      ...{ standing, inside: [...inside.inside, ...tails.keys], insideTakenAt: inside.insideTakenAt },
      window: window && { from: window.from, to: Math.max(window.to, tails.to) },
    }
  }

  /** Takes away what a batch needed. */
  async end(batchId: string): Promise<void> {
    const tables = this.#made.get(batchId) ?? []
    this.#made.delete(batchId)
    for (const table of tables)
      await this.#store.command(`DROP TABLE IF EXISTS ${stagedName(table, batchId)}`)
  }

  async #make(table: FactName, batchId: string): Promise<void> {
    const made = this.#made.get(batchId) ?? new Set()
    this.#made.set(batchId, made)
    if (made.has(table)) return
    await this.#store.command(createStaged(table, batchId))
    made.add(table)
  }

  async #stage(
    { table, batchId }: FactRows,
    rows: readonly FactRow[],
    places: PlaceColumn,
    columns: readonly string[],
  ): Promise<void> {
    const name = stagedName(table, batchId)
    const block = new Block(table, { columns, byPlace: [places] })
    for (const row of rows) block.add(row)
    await this.#store.command(`TRUNCATE TABLE ${name}`)
    await this.#store.insert(name, 'Native', block.bytes(), { columns: [...columns, 'n'] })
  }

  async #matched(asked: FactRows): Promise<readonly number[]> {
    const { rows } = await this.#store.query(matchedSql(asked), { params: placeParams(asked) })
    return rows.map(({ n }) => Number(n)).sort((a, b) => a - b)
  }

  /** The window, as wide as things of the staged rows are known to have stood. */
  async #widened(asked: FactRows): Promise<Window | null> {
    const { table, window } = asked
    if (window === null || !hasPlaces(table)) return window
    // A place is a day: one that the window begins or ends in is looked through already.
    const near = { from: window.from - DAY, to: window.to }
    const params = { ...placeParams({ ...asked, window: near }), fact: table }
    const { rows } = await this.#store.query(farPlacesSql(asked), { params })
    const [far] = rows
    if (!far || Number(far.found) === 0) return window
    return { from: Math.min(window.from, Number(far.first)), to: Math.max(window.to, Number(far.last) + DAY) }
  }

  async #standing(asked: FactRows): Promise<readonly Standing[]> {
    const { rows } = await this.#store.query(standingSql(asked), { params: placeParams(asked) })
    return rows.map(({ n, same, version, takenAt, at, endedAt }) => ({
      ...{ n: Number(n), same: Number(same) === 1, version: Number(version), takenAt: Number(takenAt) },
      ...{ at: Number(at), endedAt: Number(endedAt) },
    }))
  }

  async #inside(asked: FactRows): Promise<Omit<Found, 'standing' | 'window'>> {
    const { rows } = await this.#store.query(insideSql(asked), { params: placeParams(asked) })
    const inside = rows.map((row) => keyOfRow(asked.table, row))
    const insideTakenAt = rows.reduce((newest, row) => Math.max(newest, Number(row.taken_at)), 0)
    return { inside, insideTakenAt }
  }
}
