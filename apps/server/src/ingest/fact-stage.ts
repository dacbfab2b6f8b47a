import { TABLES } from '@quaywise/analytics-store'
import { Block, type PlaceColumn, toldColumns } from '@quaywise/analytics-store/native'
import { FACT_IDENTITY, type FactName } from '@quaywise/domain'
import type { FactKey, FactRow, FactRows, Found, Standing } from '@quaywise/ingest'
import { createStaged, insideSql, matchedSql, placeParams, stagedName, standingSql } from './fact-sql.ts'
import type { Patient } from './patient-store.ts'

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
    const inside = cutFor ? await this.#inside(asked) : []
    const matched = await this.#matched(asked)
    if (matched.length === 0) return { standing: [], inside }
    const places: PlaceColumn = { name: 'n', type: 'UInt32', at: (row) => matched[row] }
    const rows = matched.map((place) => asked.rows[place] ?? {})
    await this.#stage(asked, rows, places, toldColumns(asked.table))
    return { standing: await this.#standing(asked), inside }
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

  async #standing(asked: FactRows): Promise<readonly Standing[]> {
    const { rows } = await this.#store.query(standingSql(asked), { params: placeParams(asked) })
    return rows.map(({ n, same, version, takenAt }) => ({
      ...{ n: Number(n), same: Number(same) === 1 },
      ...{ version: Number(version), takenAt: Number(takenAt) },
    }))
  }

  async #inside(asked: FactRows): Promise<readonly FactKey[]> {
    const { rows } = await this.#store.query(insideSql(asked), { params: placeParams(asked) })
    const types: Readonly<Record<string, string>> = TABLES[asked.table].columns
    return rows.map((row) =>
      FACT_IDENTITY[asked.table].keys.map((key) =>
        types[key]?.includes('DateTime64') ? Date.parse(String(row[key])) : String(row[key]),
      ),
    )
  }
}
