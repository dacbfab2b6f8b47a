import type { Cell, Mark, PanelInfo } from '@quaywise/contract'
import type { MarkEvent } from '@quaywise/ui'
import { pointOf, useDesk } from '../number/desk.ts'
import { useReport } from '../page/report-view.ts'
import { nameText } from '../table/cell-text.ts'

/** One number behind a mark. */
export interface MarkNumber {
  readonly measure: string | null
  readonly cell: Cell | undefined
  /** What it is compared with. */
  readonly before?: Cell | undefined
  /** What this number stands for, where that is not the mark itself: the whole column, or one of many parts. */
  readonly of?: Mark
}

/** Opens the menu of a mark: its numbers, and the dimension values that it stands for. */
export function useMarks(panel: PanelInfo) {
  const desk = useDesk()
  const { inquiry, words } = useReport()
  return (
    mark: Mark,
    numbers: readonly MarkNumber[],
    event: MarkEvent,
    told: Readonly<Record<string, string>> = {},
  ) => {
    const namesOf = (named: Mark) =>
      Object.fromEntries(
        Object.entries(named).map(([dimension, value]) => [
          dimension,
          told[dimension] ?? nameText(dimension, value === null ? null : String(value), words),
        ]),
      )
    const subjectOf = ({ measure, cell, before, of = mark }: MarkNumber) => {
      return { panel, measure, cell, before, mark: of, names: namesOf(of), inquiry }
    }
    desk.menu(numbers.map(subjectOf), pointOf(event))
  }
}
