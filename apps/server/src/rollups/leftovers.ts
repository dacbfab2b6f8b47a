import { dropBuildsSql, ROLLUPS, type Rollup, tablesOf } from '@quaywise/report-kit/rollup'
import type { Building } from './builder.ts'

/**
 * Lets go of builds that were replaced, or cut off. A build goes when it was seen out of use twice: no statement
 * that began before the first look still reads it at the second.
 */
export class Leftovers {
  readonly #parts: Building
  #seen = new Map<string, ReadonlySet<number>>()

  constructor(parts: Building) {
    this.#parts = parts
  }

  async sweep(): Promise<void> {
    const seen = new Map<string, ReadonlySet<number>>()
    for (const rollup of ROLLUPS.values()) {
      const unused = await this.#unused(rollup)
      const before = this.#seen.get(rollup.table) ?? new Set<number>()
      const over = unused.filter((build) => before.has(build))
      seen.set(rollup.table, new Set(unused.filter((build) => !before.has(build))))
      if (over.length === 0) continue
      for (const { sql, params } of dropBuildsSql(rollup, over)) {
        await this.#parts.giveWay()
        await this.#parts.store.command(sql, { params })
      }
    }
    this.#seen = seen
  }

  async #unused(rollup: Rollup): Promise<readonly number[]> {
    const { store, admin } = this.#parts
    const builds = tablesOf(rollup).map((table) => `SELECT build FROM quaywise.${table}`)
    const { rows } = await store.query<{ build: string }>(
      `SELECT DISTINCT build FROM (${builds.join(' UNION ALL ')})`,
    )
    const used = new Set(await admin.rollups.buildsInUse(rollup.dataset.name))
    return rows.map(({ build }) => Number(build)).filter((build) => !used.has(build))
  }
}
