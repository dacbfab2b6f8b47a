import type { Cell, Column, PanelInfo } from '@quaywise/contract'
import { markEvent } from '@quaywise/ui'
import { pointOf, useDesk } from '../number/desk.ts'
import { useReport } from '../page/report-view.ts'

interface TotalButtonProps {
  readonly panel: PanelInfo
  readonly column: Column
  readonly cell: Cell | undefined
  readonly before: Cell | undefined
  readonly text: string
}

/** The number over all rows of a table, with the same menu as any other. */
export function TotalButton({ panel, column, cell, before, text }: TotalButtonProps) {
  const desk = useDesk()
  const { inquiry } = useReport()
  const subject = { panel, measure: column.key, mark: {}, names: {}, cell, before, inquiry }
  return (
    <button
      type="button"
      className="total-button"
      onClick={(event) => desk.menu([subject], pointOf(markEvent(event, 'select')))}
      onContextMenu={(event) => desk.menu([subject], pointOf(markEvent(event, 'menu')))}
    >
      {text}
    </button>
  )
}
