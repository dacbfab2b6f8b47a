import type { Cell, Mark, PanelInfo } from '@quaywise/contract'
import type { MarkEvent } from '@quaywise/ui'
import { pointOf, useDesk } from '../number/desk.ts'
import { useReport } from '../page/report-view.ts'
import { nameText } from '../table/cell-text.ts'

/** One number behind a mark. */
export interface MarkNumber {
  readonly measure: string | null
  readonly cell: Cell | undefined
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
    const names = Object.fromEntries(
      Object.entries(mark).map(([dimension, value]) => [
        dimension,
        told[dimension] ?? nameText(dimension, value === null ? null : String(value), words),
      ]),
    )
    desk.menu(
      numbers.map(({ measure, cell }) => ({ panel, measure, cell, mark, names, inquiry })),
      pointOf(event),
    )
  }
}
