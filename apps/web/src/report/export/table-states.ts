import type { ExportRequest, ReportInfo } from '@quaywise/contract'
import type { Preferences } from '../data/preferences-query.ts'
import type { Query } from '../query/address.ts'
import { tableOfQuery } from '../query/table-address.ts'
import { usualColumns } from '../table/default-columns.ts'
import { NOTES } from '../table/note-column.tsx'
import { layoutOf } from '../table/table-settings.ts'

/** Each table of a page as it stands on the screen: order, grouping, conditions, and the columns in their order. */
export function tableStates(
  report: ReportInfo,
  query: Query,
  preferences: Preferences | undefined,
): NonNullable<ExportRequest['tables']> {
  const tables = report.panels.filter(({ kind }) => kind === 'table')
  return Object.fromEntries(
    tables.map(({ id }) => {
      const { sorter, by, where } = tableOfQuery(query, id)
      const layout = layoutOf(preferences, report.id, id)
      const shown = layout?.shown ?? usualColumns(report.id)
      const pinned = layout?.pinned ?? []
      // Notes have a sheet of their own.
      const columns = shown && [...new Set([...pinned, ...shown])].filter((key) => key !== NOTES)
      return [id, { sorter: [...sorter], where, ...(by ? { by } : {}), ...(columns ? { columns } : {}) }]
    }),
  )
}
