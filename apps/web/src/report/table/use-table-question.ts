import type { PanelInfo, TableWhere } from '@quaywise/contract'
import type { SortOrder } from '@quaywise/ui'
import { useTab } from '../../workspace/tab-context.ts'
import { queryOfTable, type TableQuestion, tableOfQuery } from '../query/table-address.ts'

const DIRECTIONS = { ascend: 'asc', descend: 'desc' } as const
const ORDERS = { asc: 'ascend', desc: 'descend' } as const

/** How a table is ordered, grouped and narrowed: kept in the address of its tab. */
export function useTableQuestion(panel: PanelInfo) {
  const tab = useTab()
  const asked = tableOfQuery(tab.query, panel.id)
  const by = asked.by !== undefined && panel.groupings?.[asked.by] ? asked.by : undefined
  const table: TableQuestion = { ...asked, by }
  const ask = (change: Partial<TableQuestion>) =>
    tab.setQuery(queryOfTable(panel.id, { ...table, ...change }))
  return {
    table,
    more: {
      ...(table.sorter.length > 0 ? { sorter: [...table.sorter] } : {}),
      ...(by ? { by } : {}),
      ...(table.where.length > 0 ? { where: [...table.where] } : {}),
    },
    sorts: table.sorter.map(({ key, order }): SortOrder => ({ key, direction: DIRECTIONS[order] })),
    setSorts: (sorts: readonly SortOrder[]) =>
      ask({ sorter: sorts.map(({ key, direction }) => ({ key, order: ORDERS[direction] })) }),
    /** Another grouping has other columns: what was asked of the old ones is dropped. */
    setBy: (next: string | undefined) => ask({ by: next, sorter: [], where: [] }),
    setWhere: (where: TableWhere) => ask({ where }),
  }
}
