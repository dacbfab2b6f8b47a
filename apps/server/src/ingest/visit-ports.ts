import type { AnalyticsStore } from '@quaywise/analytics-store'
import { blockOf, toldColumns } from '@quaywise/analytics-store/native'
import type { FactName, Facts } from '@quaywise/domain'
import type { IngestPorts, StoredVisit } from '@quaywise/ingest'
import { decodeRow } from './decode-row.ts'
import { byMonths } from './months.ts'

type VisitPorts = Pick<IngestPorts, 'storedVisits' | 'writeVisits'>

const rowsOfVisits = async <Name extends 'vessel_visit' | 'visit_time'>(
  store: AnalyticsStore,
  name: Name,
  terminal: string,
  ids: readonly string[],
): Promise<Facts[Name][]> => {
  const columns = toldColumns(name)
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
  const columns = toldColumns(name)
  await store.insert(`quaywise.${name}`, 'Native', blockOf(name, facts), {
    columns,
    token: `${token}:${name}`,
  })
}

const DROP_OLDER_PARTS = `DELETE FROM quaywise.visit_time
  WHERE terminal_id = {terminal:String} AND visit_id IN {ids:Array(String)} AND version < {version:UInt64}`

/** Reads and writes the calls of vessels in the analytics store. */
export const visitPorts = (store: AnalyticsStore): VisitPorts => ({
  async storedVisits(terminalId, visitIds) {
    const visits = await rowsOfVisits(store, 'vessel_visit', terminalId, visitIds)
    const times = await rowsOfVisits(store, 'visit_time', terminalId, visitIds)
    const visitOf = new Map(visits.map((visit) => [visit.visit_id, visit]))
    const partsOf = Map.groupBy(times, (part) => part.visit_id)
    const ids = new Set([...visitOf.keys(), ...partsOf.keys()])
    return new Map(
      [...ids].map((id): [string, StoredVisit] => [
        id,
        { visit: visitOf.get(id) ?? null, times: partsOf.get(id) ?? [] },
      ]),
    )
  },

  async writeVisits({ terminalId, token, version, visits, times, replaced }) {
    for (const [i, part] of byMonths(times).entries())
      await insertFacts(store, 'visit_time', part, `${token}:${i}`)
    if (replaced.length > 0)
      await store.command(DROP_OLDER_PARTS, { params: { terminal: terminalId, ids: [...replaced], version } })
    await insertFacts(store, 'vessel_visit', visits, token)
  },
})
