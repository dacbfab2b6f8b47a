import type { PanelData, PanelInfo } from '@quaywise/contract'
import { directionOf, useLocale, useText } from '@quaywise/i18n'
import { type DataColumn, DataTable } from '@quaywise/ui'
import { useState } from 'react'
import { usePhone } from '../../shell/use-phone.ts'
import type { Row } from '../data/cell.ts'
import { useReport } from '../page/report-view.ts'
import { usePanelTitle } from '../panel/panel-frame.tsx'
import { dataColumns } from './data-columns.tsx'
import { useCellMenu } from './use-cell-menu.ts'
import { PHONE_ROWS } from './use-phone-rows.ts'
import { useTableLabels } from './use-table-labels.ts'

const PAGE_SIZE = 50

interface DataRowsProps {
  readonly panel: PanelInfo
  readonly data: PanelData
  readonly height: number
  /** Columns besides those of the answer. */
  readonly extra?: readonly DataColumn<Row>[]
  readonly pageSize?: number
}

/** The numbers of a chart as a table. */
export function DataRows({ panel, data, height, extra = [], pageSize = PAGE_SIZE }: DataRowsProps) {
  const say = useText()
  const direction = directionOf(useLocale())
  const { words } = useReport()
  const title = usePanelTitle(panel.id)
  const labels = useTableLabels()
  const openMenu = useCellMenu(panel, data)
  const [current, setCurrent] = useState(1)
  const size = usePhone() ? Math.min(PHONE_ROWS, pageSize) : pageSize
  const from = (current - 1) * size
  const columns = [
    ...dataColumns({
      words,
      data,
      sortable: false,
      differs: (value) => say('lock.tile', { value }),
      recounted: say('lock.recounted'),
      warning: (count) => say('report.missing', { count }),
      total: (_column, text) => text,
    }),
    ...extra,
  ]
  return (
    <DataTable
      title={title}
      columns={columns}
      visibleColumns={columns.map(({ key }) => key)}
      rows={data.rows.slice(from, from + size)}
      rowKey={(row) => JSON.stringify(row)}
      total={data.rows.length}
      page={current}
      pageSize={size}
      pageSizes={[]}
      onPage={setCurrent}
      onCell={({ row, column, event }) => openMenu(row, column, event)}
      labels={labels}
      dense
      maxHeight={Math.max(160, height - 36)}
      direction={direction}
    />
  )
}
