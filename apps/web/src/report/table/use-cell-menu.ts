import type { PanelData, PanelInfo } from '@quaywise/contract'
import type { MarkEvent } from '@quaywise/ui'
import { useMarks } from '../chart/use-marks.ts'
import { beforeIn, nameIn, type Row } from '../data/cell.ts'
import { useEntities } from '../entity/entities.ts'
import { entityOfKey } from '../entity/entity-ref.ts'
import { measureOfChange } from './change-columns.tsx'

/** Opens the thing that a table's rows stand for; of any other cell the menu of its number and its row. */
export function useCellMenu(panel: PanelInfo, data: PanelData | undefined) {
  const open = useMarks(panel)
  const entities = useEntities()
  return (row: Row, key: string, event: MarkEvent) => {
    const column = data?.columns.find((each) => each.key === measureOfChange(key))
    const named = key === panel.opens && event.kind === 'select' ? entityOfKey(key, nameIn(row[key])) : null
    if (named) {
      entities.open(named)
      return
    }
    const dimensions = data?.columns.filter(({ role }) => role === 'dimension') ?? []
    const mark = Object.fromEntries(dimensions.map((each) => [each.key, nameIn(row[each.key])]))
    const measure = column?.role === 'measure' ? column.key : null
    const visit = nameIn(row.visit_name)
    const before = measure === null ? undefined : beforeIn(row, measure)
    open(mark, [{ measure, cell: row[measure ?? key], before }], event, visit === null ? {} : { visit })
  }
}
