import type { AdminStore, JsonValue } from '@quaywise/admin-store'
import { type AnalyticsStore, columnsOf, TABLES } from '@quaywise/analytics-store'
import { Block, toldColumns } from '@quaywise/analytics-store/native'
import { FACT_IDENTITY } from '@quaywise/domain'
import type { FactPorts, Outdated } from '@quaywise/ingest'
import { instantText, keyOf, placeParams, placeSql, sortsByKey } from './fact-sql.ts'
import { FactStage } from './fact-stage.ts'
import { knownPorts } from './known-ports.ts'
import { outdatedOf } from './outdated.ts'
import { type Patient, patientStore } from './patient-store.ts'

const PATIENCE_MS = 60_000
const TAKEN_AT_TYPE = "DateTime64(3, 'UTC')"

/** Takes out older rows of what was replaced; run again, it finds nothing more. */
const dropOlder = async (store: Patient, outdated: Outdated): Promise<void> => {
  const { table, window, takenAt, keys } = outdated
  const place = placeSql(table, window)
  const params = { ...placeParams(outdated), taken: instantText(takenAt) }
  const older = `DELETE FROM quaywise.${table} WHERE ${place} AND ingested_at < {taken:${TAKEN_AT_TYPE}}`
  const names = FACT_IDENTITY[table].keys.join(', ')
  const newer = `SELECT ${names} FROM quaywise.${table} WHERE ${place} AND ingested_at = {taken:${TAKEN_AT_TYPE}}`
  if (!sortsByKey(table)) await store.command(`${older} AND ${keyOf(table)} IN (${newer})`, { params })
  const types: Readonly<Record<string, string>> = TABLES[table].columns
  const columns = FACT_IDENTITY[table].keys.map((key, i) => {
    const instant = types[key]?.includes('DateTime64') === true
    const values = keys.map((of) => (instant ? instantText(Number(of[i])) : String(of[i])))
    return { name: `k${i}`, type: instant ? `Array(${TAKEN_AT_TYPE})` : 'Array(String)', values }
  })
  if (keys.length === 0) return
  const zipped = `arrayZip(${columns.map(({ name, type }) => `{${name}:${type}}`).join(', ')})`
  const named = Object.fromEntries(columns.map(({ name, values }) => [name, values]))
  await store.command(`${older} AND (${names}) IN (SELECT arrayJoin(${zipped}))`, {
    params: { ...params, ...named },
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

    async writeFacts({ table, rows }, takenAt, token) {
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
