import type { PanelData, PanelInfo } from '@quaywise/contract'
import type { MarkEvent } from '@quaywise/ui'
import { useMarks } from '../chart/use-marks.ts'
import { nameIn, type Row } from '../data/cell.ts'
import { useEntities } from '../entity/entities.ts'
import { entityOfKey } from '../entity/entity-ref.ts'

/** Opens the thing that a table's rows stand for; of any other cell the menu of its number and its row. */
export function useCellMenu(panel: PanelInfo, data: PanelData | undefined) {
  const open = useMarks(panel)
  const entities = useEntities()
  return (row: Row, key: string, event: MarkEvent) => {
    const column = data?.columns.find((each) => each.key === key)
    const named = key === panel.opens && event.kind === 'select' ? entityOfKey(key, nameIn(row[key])) : null
    if (named) {
      entities.open(named)
      return
    }
    const dimensions = data?.columns.filter(({ role }) => role === 'dimension') ?? []
    const mark = Object.fromEntries(dimensions.map((each) => [each.key, nameIn(row[each.key])]))
    const measure = column?.role === 'measure' ? column.key : null
    const visit = nameIn(row.visit_name)
    open(mark, [{ measure, cell: row[key] }], event, visit === null ? {} : { visit })
  }
}
