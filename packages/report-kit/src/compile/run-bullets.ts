import type { BulletPanel } from '../panel.ts'
import type { AnswerRow, Reader } from './answer.ts'
import type { Column } from './columns.ts'
import type { Question } from './question.ts'
import { runTiles } from './run-tiles.ts'
import { targetsOf, withTargets } from './targets.ts'
import type { Window } from './window.ts'

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
  const [tiles, targets] = await Promise.all([
    runTiles({ ...panel, kind: 'kpis' }, question, compare, reader),
    targetsOf(question, reader),
  ])
  return { ...tiles, rows: withTargets(tiles.rows, targets, question) }
}
