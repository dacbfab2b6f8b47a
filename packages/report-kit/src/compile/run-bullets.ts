import { isParameterKey } from '@quaywise/domain'
import { measureOf } from '@quaywise/metrics'
import type { BulletPanel } from '../panel.ts'
import type { AnswerRow, Reader } from './answer.ts'
import type { Column } from './columns.ts'
import type { Question } from './question.ts'
import { runTiles } from './run-tiles.ts'
import { engineInstant, type Window } from './window.ts'

/** Targets are told under `target.<measure>`, and under `target.<measure>.trunk` for one sort of calls alone. */
const TARGETS = `SELECT key, argMax(toFloat64OrNull(value), version) AS target FROM quaywise.parameter_version FINAL
WHERE terminal_id = {terminal:String} AND startsWith(key, 'target.') AND effective_from < {to:DateTime64(3, 'UTC')}
GROUP BY key`

type Bullets = {
  readonly columns: readonly Column[]
  readonly rows: readonly AnswerRow[]
  readonly compare?: Window | null
}

/** Tiles with the target of each (`target`, null where the terminal has set none), as it held at the end of the window. */
export const runBullets = async (
  panel: BulletPanel,
  question: Question,
  compare: unknown,
  reader: Reader,
): Promise<Bullets> => {
  const asked = { terminal: question.terminal, to: engineInstant(question.window.to) }
  const [tiles, told] = await Promise.all([
    runTiles({ ...panel, kind: 'kpis' }, question, compare, reader),
    reader.query(TARGETS, asked),
  ])
  const targets = new Map(told.map(({ key, target }) => [String(key), Number(target)]))
  const only = lineOf(question)
  const targetOf = (measure: string) =>
    [`${measure}${only}`, measure]
      .map((name) => setTarget(name, measure, question) ?? targets.get(`target.${name}`))
      .find((target) => target !== undefined) ?? null
  return { ...tiles, rows: tiles.rows.map((row) => ({ ...row, target: targetOf(String(row.measure)) })) }
}

/** A target that was set as a parameter goes before one that the terminal tells; shares are set in per cent. */
const setTarget = (name: string, measure: string, { parameters }: Question): number | undefined => {
  const key = `target.${name}`
  const set = parameters && isParameterKey(key) ? parameters[key] : null
  if (typeof set !== 'number') return undefined
  return measureOf(measure).unit === '%' ? set / 100 : set
}

/** The sort of calls that a question is restricted to, as the ending of a key; nothing where it is not to one. */
const lineOf = ({ restrictions }: Question): string => {
  const values = restrictions.find(({ dimension }) => dimension === 'trunk_branch')?.values ?? []
  return values.length === 1 && values[0] ? `.${values[0].toLowerCase()}` : ''
}
