import type { ParametersInEffect } from '@quaywise/admin-store'
import type { MonthLock } from '@quaywise/contract'
import { holdsByFact, isParameterKey, PARAMETER_DEFAULTS } from '@quaywise/domain'
import { engineInstant, type Reader, type Window } from '@quaywise/report-kit/compile'

type Held = MonthLock['parameters'][number]

const VERSIONS = `SELECT key, max(version) AS newest, argMax(value, version) AS held FROM quaywise.parameter_version FINAL
WHERE terminal_id = {terminal:String} AND effective_from < {to:DateTime64(3, 'UTC')} GROUP BY key ORDER BY key`

/** What a terminal told of its parameters as it held just before the end of a window, by key. */
const toldParameters = async (
  terminal: string,
  { to }: Window,
  { query }: Reader,
): Promise<readonly Held[]> => {
  const rows = await query(VERSIONS, { terminal, to: engineInstant(to) })
  return rows.map(({ key, newest, held }) => ({
    key: String(key),
    version: Number(newest),
    value: String(held),
  }))
}

/** The parameters that were not at their default all the while, each value with where it began within the window. */
const setParameters = ({ steps }: ParametersInEffect, window: Window): readonly Held[] =>
  [...steps].flatMap(([key, all]) => {
    if (!isParameterKey(key) || !holdsByFact(key)) return []
    const [from, to] = [window.from, window.to].map((at) => new Date(at).toISOString())
    const first = all.findLastIndex((step) => step.from <= (from ?? ''))
    const within = all.slice(Math.max(0, first)).filter((step) => step.from < (to ?? ''))
    if (
      within.every(({ version }) => (version?.value ?? PARAMETER_DEFAULTS[key]) === PARAMETER_DEFAULTS[key])
    )
      return []
    return within.map((step, at) => ({
      ...{ key, version: step.version?.number ?? 0 },
      value: String(step.version ? step.version.value : PARAMETER_DEFAULTS[key]),
      ...(at > 0 ? { from: step.from } : {}),
    }))
  })

/** What the numbers of a month were counted by: what the terminal told, and what was set as a parameter. */
export const parametersInMonth = async (
  terminal: string,
  month: Window,
  held: ParametersInEffect,
  reader: Reader,
): Promise<readonly Held[]> => [
  ...(await toldParameters(terminal, month, reader)),
  ...setParameters(held, month),
]
