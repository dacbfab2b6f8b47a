import { TABLES } from '@quaywise/analytics-store'
import { toldColumns } from '@quaywise/analytics-store/native'
import { FACT_IDENTITY, type FactName, type Facts } from '@quaywise/domain'
import type { FactPorts } from '@quaywise/ingest'
import { decodeRow } from './decode-row.ts'
import { instantText, keyList, keyOf } from './fact-sql.ts'
import type { Patient } from './patient-store.ts'

type KnownPorts = Pick<FactPorts, 'knownRows' | 'knownCalls' | 'knownStays'>

/** A server takes 128 KB a value. */
const KEYS_AT_ONCE = 500

const selectOf = (table: FactName): string => {
  const final = TABLES[table].engine === 'MergeTree' ? '' : ' FINAL'
  return `SELECT ${toldColumns(table).join(', ')} FROM quaywise.${table}${final} WHERE terminal_id = {terminal:String}`
}

const rowsOf = async <Name extends FactName>(
  store: Patient,
  table: Name,
  { terminal, keys }: { terminal: string; keys: readonly Partial<Facts[Name]>[] },
): Promise<readonly Facts[Name][]> => {
  const names = FACT_IDENTITY[table].keys
  const { sql, values } = keyList(
    table,
    keys.map((row) => names.map((name) => row[name])),
  )
  const { rows } = await store.query(`${selectOf(table)} AND ${keyOf(table)} GLOBAL IN (SELECT ${sql})`, {
    params: { terminal, ...values },
  })
  return rows.map((row) => decodeRow(table, row))
}

const CALLS = `${selectOf('vessel_visit')} AND (
    ({imo:String} != '' AND imo = {imo:String})
    OR ({vessel:String} != '' AND upper(replaceRegexpAll(vessel, '[^A-Za-z0-9]', '')) = {vessel:String})
    OR ({sign:String} != '' AND (imo, vessel) GLOBAL IN (
      SELECT imo, name FROM quaywise.vessel FINAL
      WHERE terminal_id = {terminal:String} AND call_sign = {sign:String})))
  ORDER BY abs(dateDiff('second', sort_at, {near:DateTime64(3, 'UTC')})) LIMIT 200`

const STAYS = `${selectOf('container_visit')} AND container_no IN {containers:Array(String)}
  ORDER BY coalesce(arrived_at, left_at, fromUnixTimestamp64Milli(toInt64(version), 'UTC')) DESC
  LIMIT 20 BY container_no`

/** What the store knows of rows, calls and containers, for formats that tell only part of a thing. */
export const knownPorts = (store: Patient): KnownPorts => ({
  async knownRows(terminal, table, keys) {
    const found = []
    for (let from = 0; from < keys.length; from += KEYS_AT_ONCE)
      found.push(...(await rowsOf(store, table, { terminal, keys: keys.slice(from, from + KEYS_AT_ONCE) })))
    return found
  },

  async knownCalls(terminal, { imo, vessel, callSign, near }) {
    const plain = vessel.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
    const params = { terminal, imo, vessel: plain, sign: callSign, near: instantText(near ?? Date.now()) }
    const { rows } = await store.query(CALLS, { params })
    return rows.map((row) => decodeRow('vessel_visit', row))
  },

  async knownStays(terminal, containers) {
    const found = []
    for (let from = 0; from < containers.length; from += KEYS_AT_ONCE) {
      const some = containers.slice(from, from + KEYS_AT_ONCE)
      const { rows } = await store.query(STAYS, { params: { terminal, containers: some } })
      found.push(...rows.map((row) => decodeRow('container_visit', row)))
    }
    return found
  },
})
