import { engineInstant, type Reader } from '@quaywise/report-kit/compile'

/** A version of a parameter. */
export type ParameterVersion = { readonly key: string; readonly version: number; readonly value: string }

const VERSIONS = `SELECT key, max(version) AS newest, argMax(value, version) AS held FROM quaywise.parameter_version FINAL
WHERE terminal_id = {terminal:String} AND effective_from < {to:DateTime64(3, 'UTC')} GROUP BY key ORDER BY key`

/** The parameters of a terminal as they held just before an instant, by key. */
export const parametersAt = async (
  terminal: string,
  before: number,
  { query }: Reader,
): Promise<readonly ParameterVersion[]> => {
  const rows = await query(VERSIONS, { terminal, to: engineInstant(before) })
  return rows.map(({ key, newest, held }) => ({
    key: String(key),
    version: Number(newest),
    value: String(held),
  }))
}
