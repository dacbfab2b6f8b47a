import { isParameterKey, valueAt } from '@quaywise/domain'
import { measureOf } from '@quaywise/metrics'
import type { AnswerRow, Reader } from './answer.ts'
import type { Question } from './question.ts'
import { engineInstant } from './window.ts'

/** Targets are told under `target.<measure>`, and under `target.<measure>.trunk` for one sort of calls alone. */
const TARGETS = `SELECT key, toFloat64OrNull(value) AS target, version, toUnixTimestamp64Milli(effective_from) AS since
FROM quaywise.parameter_version FINAL
WHERE terminal_id = {terminal:String} AND startsWith(key, 'target.') AND effective_from < {to:DateTime64(3, 'UTC')}
ORDER BY key, version`

/** The target of a measure as it held just before an instant; null where the terminal had set none. */
export type Targets = (measure: string, before: number) => number | null

type Version = { readonly since: number; readonly target: number }

/** The targets that the terminal has set up to the end of a question's window, for the calls that it is restricted to. */
export const targetsOf = async (question: Question, reader: Reader): Promise<Targets> => {
  const asked = { terminal: question.terminal, to: engineInstant(question.window.to) }
  const versions = new Map<string, Version[]>()
  for (const { key, target, since } of await reader.query(TARGETS, asked)) {
    if (target === null) continue
    const version = { since: Number(since), target: Number(target) }
    versions.set(String(key), [...(versions.get(String(key)) ?? []), version])
  }
  const only = lineOf(question)
  const held = (key: string, before: number) =>
    versions.get(key)?.findLast(({ since }) => since < before)?.target
  return (measure, before) =>
    [`${measure}${only}`, measure]
      .map((name) => setTarget(name, measure, question, before) ?? held(`target.${name}`, before))
      .find((target) => target !== undefined) ?? null
}

/**
 * A target that was set as a parameter goes before one that the terminal tells, as it held just before an instant, or
 * holds now where that is yet to come; shares are set in per cent.
 */
const setTarget = (
  name: string,
  measure: string,
  { parameters, now }: Question,
  before: number,
): number | undefined => {
  const key = `target.${name}`
  const at = Math.min(before - 1, now ?? before)
  const set = parameters && isParameterKey(key) ? valueAt(parameters, key, at) : null
  if (typeof set !== 'number') return undefined
  return measureOf(measure).unit === '%' ? set / 100 : set
}

/** Rows of measures with the target of each (`target`), as it held at the end of the question's window. */
export const withTargets = (
  rows: readonly AnswerRow[],
  targets: Targets,
  { window }: Question,
): readonly AnswerRow[] => rows.map((row) => ({ ...row, target: targets(String(row.measure), window.to) }))

/** The sort of calls that a question is restricted to, as the ending of a key; nothing where it is not to one. */
const lineOf = ({ restrictions }: Question): string => {
  const values = restrictions.find(({ dimension }) => dimension === 'trunk_branch')?.values ?? []
  return values.length === 1 && values[0] ? `.${values[0].toLowerCase()}` : ''
}
