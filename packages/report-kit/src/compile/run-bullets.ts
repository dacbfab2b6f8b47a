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
    targets.get(`target.${measure}${only}`) ?? targets.get(`target.${measure}`) ?? null
  return { ...tiles, rows: tiles.rows.map((row) => ({ ...row, target: targetOf(String(row.measure)) })) }
}

/** The sort of calls that a question is restricted to, as the ending of a key; nothing where it is not to one. */
const lineOf = ({ restrictions }: Question): string => {
  const values = restrictions.find(({ dimension }) => dimension === 'trunk_branch')?.values ?? []
  return values.length === 1 && values[0] ? `.${values[0].toLowerCase()}` : ''
}
