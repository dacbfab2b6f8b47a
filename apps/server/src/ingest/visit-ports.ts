import { type AnalyticsStore, columnsOf, TABLES } from '@quaywise/analytics-store'
import type { FactName, Facts } from '@quaywise/domain'
import type { IngestPorts, StoredVisit } from '@quaywise/ingest'
import { encodeRows, encoderOf } from '../facts/encode-rows.ts'
import { decodeRow } from './decode-row.ts'

type VisitPorts = Pick<IngestPorts, 'storedVisits' | 'writeVisits'>

const storedRows = async <Name extends 'vessel_visit' | 'visit_time'>(
  store: AnalyticsStore,
  name: Name,
  terminal: string,
  ids: readonly string[],
): Promise<Facts[Name][]> => {
  const columns = columnsOf(TABLES[name]).filter((column) => column !== 'ingested_at')
  const { rows } = await store.query(
    `SELECT ${columns.join(', ')} FROM quaywise.${name} FINAL
     WHERE terminal_id = {terminal:String} AND visit_id IN {ids:Array(String)}`,
    { params: { terminal, ids } },
  )
  return rows.map((row) => decodeRow(name, row))
}

const insertFacts = async <Name extends FactName>(
  store: AnalyticsStore,
  name: Name,
  facts: readonly Facts[Name][],
  token: string,
): Promise<void> => {
  if (facts.length === 0) return
  const { columns } = encoderOf(name)
  const bytes = encodeRows(name, facts)
  await store.insert(`quaywise.${name}`, 'TabSeparated', bytes, { columns, token: `${token}:${name}` })
}

const DROP_OLDER_PARTS = `DELETE FROM quaywise.visit_time
  WHERE terminal_id = {terminal:String} AND visit_id IN {ids:Array(String)} AND version < {version:UInt64}`

/** Reads and writes the calls of vessels in the analytics store. */
export const visitPorts = (store: AnalyticsStore): VisitPorts => ({
  async storedVisits(terminalId, visitIds) {
    const visits = await storedRows(store, 'vessel_visit', terminalId, visitIds)
    const times = await storedRows(store, 'visit_time', terminalId, visitIds)
    const partsOf = Map.groupBy(times, (part) => part.visit_id)
    return new Map(
      visits.map((visit): [string, StoredVisit] => [
        visit.visit_id,
        { visit, times: partsOf.get(visit.visit_id) ?? [] },
      ]),
    )
  },

  async writeVisits({ terminalId, token, version, visits, times, replaced }) {
    await insertFacts(store, 'visit_time', times, token)
    if (replaced.length > 0)
      await store.command(DROP_OLDER_PARTS, { params: { terminal: terminalId, ids: [...replaced], version } })
    await insertFacts(store, 'vessel_visit', visits, token)
  },
})
