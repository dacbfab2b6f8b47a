import type { PanelInfo } from '@quaywise/contract'
import { directionOf, useLocale, useText } from '@quaywise/i18n'
import { DataTable, type SortOrder } from '@quaywise/ui'
import { useState } from 'react'
import { useSession } from '../../session/session.ts'
import { usePhone } from '../../shell/use-phone.ts'
import { beforeIn } from '../data/cell.ts'
import { useReport } from '../page/report-view.ts'
import { PanelFrame } from '../panel/panel-frame.tsx'
import { usePanel } from '../panel/use-panel.ts'
import { measureOfChange, withChangeColumns, withChangeKeys } from './change-columns.tsx'
import { keepColumns, readColumns } from './column-memory.ts'
import { dataColumns } from './data-columns.tsx'
import { defaultColumns, inReadingOrder } from './default-columns.ts'
import { GroupingChoice } from './grouping-choice.tsx'
import { TotalButton } from './total-button.tsx'
import { useCellMenu } from './use-cell-menu.ts'
import { useTableLabels } from './use-table-labels.ts'

const PAGE_SIZE = 50
/** Cards are long: a phone gets fewer at once. */
const PHONE_PAGE_SIZE = 10
const PAGE_SIZES = [10, 20, 50, 100, 200]
const HEIGHT = 420
const DIRECTIONS = { asc: 'ascend', desc: 'descend' } as const

/** The table of a page: paged and sorted by the server, its columns chosen by the reader, its total above the rows. */
export function TablePanel({ panel }: { readonly panel: PanelInfo }) {
  const say = useText()
  const direction = directionOf(useLocale())
  const { words, report } = useReport()
  const labels = useTableLabels()
  const [page, setPage] = useState({ current: 1, pageSize: usePhone() ? PHONE_PAGE_SIZE : PAGE_SIZE })
  const [sort, setSort] = useState<SortOrder | null>(null)
  const [by, setBy] = useState<string | undefined>(undefined)
  const sorter = sort ? { sorter: [{ key: sort.key, order: DIRECTIONS[sort.direction] }] } : {}
  const query = usePanel(panel, { more: { ...page, ...sorter, ...(by ? { by } : {}) }, keep: true })
  const openMenu = useCellMenu(panel, query.data)
  const [chosen, choose] = useChosenColumns(report.id)
  const regroup = (next: string | undefined) => {
    setBy(next)
    setSort(null)
    setPage({ ...page, current: 1 })
  }
  return (
    <PanelFrame
      panel={panel}
      query={query}
      height={HEIGHT}
      skeleton="rows"
      asTable={false}
      subtitle={query.data && say('report.table.rows', { rows: words.number(query.data.total ?? 0, '1') })}
      actions={<GroupingChoice panel={panel} value={by} onChange={regroup} />}
    >
      {(data, title) => (
        <DataTable
          title={title}
          columns={withChangeColumns(
            inReadingOrder(
              report.id,
              dataColumns({
                words,
                data,
                sortable: true,
                warning: (count) => say('report.missing', { count }),
                total: (column, text) => (
                  <TotalButton
                    panel={panel}
                    column={column}
                    cell={data.subtotal?.[column.key]}
                    before={beforeIn(data.subtotal ?? {}, column.key)}
                    text={text}
                  />
                ),
              }),
            ),
            { words, data, none: say('report.compared.none'), points: say('report.points') },
          )}
          rows={data.rows}
          rowKey={(row) => panelKey(data.columns, row)}
          total={data.total ?? data.rows.length}
          page={page.current}
          pageSize={page.pageSize}
          pageSizes={PAGE_SIZES}
          onPage={(current, pageSize) => setPage({ current, pageSize })}
          sort={sort}
          onSort={setSort}
          onCell={({ row, column, event }) => openMenu(row, column, event)}
          subtotal={data.subtotal ?? {}}
          loading={query.isPlaceholderData}
          columnChooser
          visibleColumns={withChangeKeys(chosen ?? defaultColumns(report.id, keysOf(data)) ?? keysOf(data))}
          onVisibleColumns={(keys) => choose(keys.filter((key) => measureOfChange(key) === key))}
          labels={labels}
          maxHeight={HEIGHT}
          direction={direction}
        />
      )}
    </PanelFrame>
  )
}

const keysOf = (data: { readonly columns: readonly { readonly key: string }[] }): readonly string[] =>
  data.columns.map(({ key }) => key)

const panelKey = (
  columns: readonly { readonly key: string; readonly role: string }[],
  row: Readonly<Record<string, unknown>>,
): string => JSON.stringify(columns.filter(({ role }) => role === 'dimension').map(({ key }) => row[key]))

function useChosenColumns(reportId: string) {
  const { user } = useSession()
  const [chosen, setChosen] = useState(() => readColumns(user.username, reportId))
  const choose = (keys: readonly string[]) => {
    keepColumns(user.username, reportId, keys)
    setChosen(keys)
  }
  return [chosen, choose] as const
}
