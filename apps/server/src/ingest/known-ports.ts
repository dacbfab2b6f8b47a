import { TABLES } from '@quaywise/analytics-store'
import { toldColumns } from '@quaywise/analytics-store/native'
import { FACT_IDENTITY, type FactName, type Facts, type VesselVisitFact } from '@quaywise/domain'
import type { CallNames, FactPorts } from '@quaywise/ingest'
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

const PLAIN_VESSEL = "upper(replaceRegexpAll(vessel, '[^A-Za-z0-9]', ''))"
const BY_SIGN = `SELECT imo, name, call_sign FROM quaywise.vessel FINAL
  WHERE terminal_id = {terminal:String} AND call_sign IN {signs:Array(String)}`
/** So far from the instant of a name its calls are looked for: a voyage number comes again after years. */
const FAR_MS = 190 * 86_400_000
const A_VESSEL = 400
const LAST = Date.UTC(2200, 0, 1)

const CALLS = `${selectOf('vessel_visit')}
  AND sort_at BETWEEN {from:DateTime64(3, 'UTC')} AND {to:DateTime64(3, 'UTC')}
  AND (imo IN {imos:Array(String)} OR ${PLAIN_VESSEL} IN {vessels:Array(String)}
    OR (imo, vessel) GLOBAL IN (SELECT imo, name FROM (${BY_SIGN})))
  ORDER BY sort_at DESC LIMIT ${A_VESSEL} BY imo, vessel`

const STAYS = `${selectOf('container_visit')} AND container_no IN {containers:Array(String)}
  ORDER BY coalesce(arrived_at, left_at, fromUnixTimestamp64Milli(toInt64(version), 'UTC')) DESC
  LIMIT 20 BY container_no`

const callsOf = async (
  store: Patient,
  terminal: string,
  names: readonly CallNames[],
): Promise<readonly (readonly VesselVisitFact[])[]> => {
  const told = (texts: readonly string[]): readonly string[] => [
    ...new Set(texts.filter((text) => text !== '')),
  ]
  const instants = names.map(({ near }) => near)
  const near = instants.filter((at) => at !== null)
  const isOpen = near.length < instants.length
  const params = {
    ...{
      terminal,
      imos: told(names.map(({ imo }) => imo)),
      vessels: told(names.map(({ vessel }) => plain(vessel))),
    },
    signs: told(names.map(({ callSign }) => callSign)),
    from: instantText(isOpen ? 0 : Math.min(...near) - FAR_MS),
    to: instantText(isOpen ? LAST : Math.max(...near) + FAR_MS),
  }
  const { rows } = await store.query(CALLS, { params })
  const calls = rows.map((row) => decodeRow('vessel_visit', row))
  const signed = params.signs.length > 0 ? (await store.query(BY_SIGN, { params })).rows : []
  return names.map((one) => {
    const vessels = signed.filter(({ call_sign }) => one.callSign !== '' && call_sign === one.callSign)
    const isSigned = (call: VesselVisitFact): boolean =>
      vessels.some(({ imo, name }) => imo === call.imo && name === call.vessel)
    return calls.filter(
      (call) =>
        (one.imo !== '' && call.imo === one.imo) ||
        (one.vessel !== '' && plain(call.vessel) === plain(one.vessel)) ||
        isSigned(call),
    )
  })
}

const plain = (text: string): string => text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')

/** What the store knows of rows, calls and containers, for formats that tell only part of a thing. */
export const knownPorts = (store: Patient): KnownPorts => ({
  async knownRows(terminal, table, keys) {
    const found = []
    for (let from = 0; from < keys.length; from += KEYS_AT_ONCE)
      found.push(...(await rowsOf(store, table, { terminal, keys: keys.slice(from, from + KEYS_AT_ONCE) })))
    return found
  },

  async knownCalls(terminal, names) {
    const found: (readonly VesselVisitFact[])[] = []
    for (let from = 0; from < names.length; from += KEYS_AT_ONCE)
      found.push(...(await callsOf(store, terminal, names.slice(from, from + KEYS_AT_ONCE))))
    return found
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
