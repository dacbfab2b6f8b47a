import type { PanelData, PanelInfo } from '@quaywise/contract'
import { directionOf, useLocale, useText } from '@quaywise/i18n'
import { type DataColumn, DataTable } from '@quaywise/ui'
import { useReport } from '../page/report-view.ts'
import { usePanelTitle } from '../panel/panel-frame.tsx'
import { useTableLabels } from '../table/use-table-labels.ts'
import { type DriverTerm, driversModel } from './drivers-model.ts'
import { useDriverWords } from './use-driver-words.ts'
import { useMarks } from './use-marks.ts'

interface DriversTableProps {
  readonly panel: PanelInfo
  readonly data: PanelData
}

/** The factors of a rate as a table: now, before, both sides, and what each adds. */
export function DriversTable({ panel, data }: DriversTableProps) {
  const say = useText()
  const direction = directionOf(useLocale())
  const { words } = useReport()
  const told = useDriverWords()
  const labels = useTableLabels()
  const title = usePanelTitle(panel.id)
  const open = useMarks(panel)
  const model = driversModel(data)
  const rows = model ? [model.rate, ...model.factors] : []
  const column = (
    key: Parameters<typeof say>[0],
    render: (term: DriverTerm) => string,
    align: 'start' | 'end' = 'end',
  ): DataColumn<DriverTerm> => ({ key, title: say(key), align, render })
  const columns = [
    column('drivers.factor', ({ measure }) => words.measure(measure), 'start'),
    column('drivers.value', (term) => told.value(term, term.value)),
    column('drivers.sides', (term) => told.sides(term)),
    column('drivers.before', (term) => told.value(term, term.before)),
    column('drivers.effect', ({ effect }) => told.signed(effect)),
  ]
  return (
    <DataTable
      title={title}
      columns={columns}
      visibleColumns={columns.map(({ key }) => key)}
      rows={rows}
      rowKey={({ measure }) => measure}
      total={rows.length}
      page={1}
      pageSize={rows.length}
      pageSizes={[]}
      onPage={() => undefined}
      onCell={({ row, event }) => open({}, [{ measure: row.measure, cell: row.value }], event)}
      labels={labels}
      dense
      maxHeight={260}
      direction={direction}
    />
  )
}
