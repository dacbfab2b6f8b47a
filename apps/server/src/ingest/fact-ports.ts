import type { AdminStore, JsonValue } from '@quaywise/admin-store'
import { type AnalyticsStore, columnsOf, TABLES } from '@quaywise/analytics-store'
import { Block, blockOf, toldColumns } from '@quaywise/analytics-store/native'
import type { FactPorts, Outdated } from '@quaywise/ingest'
import { hasPlaces, placesOf } from './fact-places.ts'
import { sortsByKey } from './fact-sql.ts'
import { FactStage } from './fact-stage.ts'
import { knownPorts } from './known-ports.ts'
import { olderRows } from './older-rows.ts'
import { outdatedOf } from './outdated.ts'
import { type Patient, patientStore } from './patient-store.ts'

const PATIENCE_MS = 60_000
const TAKEN_AT_TYPE = "DateTime64(3, 'UTC')"

/** Takes out older rows of what was replaced; run again, it finds nothing more. */
const dropOlder = async (store: Patient, outdated: Outdated): Promise<void> => {
  const { table, terminalId } = outdated
  for (const { sql, params } of olderRows(outdated))
    await store.command(`DELETE FROM quaywise.${table} WHERE terminal_id = {terminal:String} AND ${sql}`, {
      params: { ...params, terminal: terminalId },
    })
}

const intentPorts = ({ ingest }: AdminStore): Pick<FactPorts, 'intent' | 'keepIntent' | 'dropIntent'> => ({
  async intent(name) {
    const kept = await ingest.intents.get(name)
    return kept ? outdatedOf(kept.body) : null
  },
  // What is kept is plain data.
  keepIntent: (name, outdated) =>
    ingest.intents.keep({ name, body: JSON.parse(JSON.stringify(outdated)) as JsonValue }),
  dropIntent: (name) => ingest.intents.drop(name),
})

/** Reads and writes facts of any table in the analytics store; what is begun is kept in the administration store. */
export const factPorts = (
  store: AnalyticsStore,
  admin: AdminStore,
  patienceMs: number = PATIENCE_MS,
): FactPorts => {
  const patient = patientStore(store, patienceMs)
  const stage = new FactStage(patient)
  return {
    find: (rows) => stage.find(rows),
    endFinding: (batchId) => stage.end(batchId),
    keepsOlder: (table) => !sortsByKey(table),
    dropOlder: (outdated) => dropOlder(patient, outdated),
    ...intentPorts(admin),
    ...knownPorts(patient),

    async writeFacts({ table, rows, terminalId }, takenAt, token) {
      // First where they stand: a place without its thing does no harm.
      if (hasPlaces(table))
        await patient.insert(
          'quaywise.fact_place',
          'Native',
          blockOf('fact_place', placesOf(table, rows, terminalId)),
          {
            ...{ columns: toldColumns('fact_place'), token: `${token}:place` },
          },
        )
      const takes = columnsOf(TABLES[table]).includes('ingested_at')
      const byPlace = takes ? [{ name: 'ingested_at', type: TAKEN_AT_TYPE, at: () => takenAt }] : []
      const block = new Block(table, { byPlace })
      for (const row of rows) block.add(row)
      const columns = [...toldColumns(table), ...byPlace.map(({ name }) => name)]
      await patient.insert(`quaywise.${table}`, 'Native', block.bytes(), {
        columns,
        token: `${token}:${table}`,
      })
    },
  }
}
