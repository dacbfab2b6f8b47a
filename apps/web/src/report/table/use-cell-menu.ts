import type { PanelData, PanelInfo } from '@quaywise/contract'
import type { MarkEvent } from '@quaywise/ui'
import { useMarks } from '../chart/use-marks.ts'
import { beforeIn, nameIn, type Row } from '../data/cell.ts'
import { measureOfChange } from './change-columns.tsx'

/** Opens the menu of a cell: its number if it has one, and what its row stands for. */
export function useCellMenu(panel: PanelInfo, data: PanelData | undefined) {
  const open = useMarks(panel)
  return (row: Row, key: string, event: MarkEvent) => {
    const column = data?.columns.find((each) => each.key === measureOfChange(key))
    const dimensions = data?.columns.filter(({ role }) => role === 'dimension') ?? []
    const mark = Object.fromEntries(dimensions.map((each) => [each.key, nameIn(row[each.key])]))
    const measure = column?.role === 'measure' ? column.key : null
    const visit = nameIn(row.visit_name)
    const before = measure === null ? undefined : beforeIn(row, measure)
    open(mark, [{ measure, cell: row[measure ?? key], before }], event, visit === null ? {} : { visit })
  }
}
