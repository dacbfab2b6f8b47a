import { useText } from '@quaywise/i18n'
import { DataTable, Drawer, type SortOrder } from '@quaywise/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { usePhone } from '../../shell/use-phone.ts'
import { numberIn } from '../data/cell.ts'
import { rowsQuery } from '../data/panel-query.ts'
import { useMissing } from '../data/use-missing.ts'
import { useEntities } from '../entity/entities.ts'
import { type Subject, whereOf } from '../number/subject.ts'
import { useRowsBody } from '../number/use-rows-body.ts'
import { useReport } from '../page/report-view.ts'
import { choiceOf } from '../query/compare.ts'
import { useKept } from '../table/use-kept.ts'
import { PAGE_ROWS, useRowSource } from '../table/use-row-source.ts'
import { useTableLabels } from '../table/use-table-labels.ts'
import { PARTS, rowColumns } from './row-columns.tsx'
import { RowsExport } from './rows-export.tsx'
import { type Side, SideChoice } from './side-choice.tsx'
import './rows.css'

/** Cards of a phone come a few at a time. */
const PHONE_PAGE = 50
const WIDTH = 1040
const UNSORTED: SortOrder | null = null

interface RowsDrawerProps {
  readonly subject: Subject
  readonly onClose: () => void
}

/** The rows that a number counted, as they are scrolled to, with what each adds to it and their total. */
export function RowsDrawer({ subject, onClose }: RowsDrawerProps) {
  const say = useText()
  const { report, words, conditions, compare, metrics } = useReport()
  const phone = usePhone()
  const [page, setPage] = useState({ current: 1, pageSize: phone ? PHONE_PAGE : PAGE_ROWS })
  const entities = useEntities()
  const labels = useTableLabels()
  const missingOf = useMissing()
  const { panel, measure } = subject
  const [side, setSide] = useState<Side>('numerator')
  const ratio = metrics.get(measure ?? '')?.kind === 'ratio'
  const asked = { ...useRowsBody(subject), ...(ratio ? { side } : {}) }
  const { data, error, isFetching, isPlaceholderData } = useQuery({
    ...rowsQuery(report.id, panel.id, { ...asked, ...page }),
    placeholderData: keepPreviousData,
  })
  const all = useRowSource({
    first: data,
    ready: !phone && !isPlaceholderData,
    queryOf: (current) => rowsQuery(report.id, panel.id, { ...asked, current, pageSize: PAGE_ROWS }),
  })
  const long = !phone && (data?.total ?? 0) > PAGE_ROWS
  const against = subject.compared ? say(`report.compare.${choiceOf(compare) ?? 'previous'}`) : ''
  const title = [measure === null ? '' : words.measure(measure), whereOf(subject), against]
    .filter(Boolean)
    .join(' · ')
  // Columns stay the same ones while rows come into view: of them only the new are drawn.
  const columns = useKept([data, words, conditions, entities], () =>
    rowColumns(data, { words, conditions, onOpen: entities.open }),
  )
  const visible = useMemo(() => columns.map(({ key }) => key), [columns])
  const missing = missingOf(data)
  const part = data?.columns.find(({ key }) => PARTS.has(key))
  return (
    <Drawer title={title} open width={WIDTH} closeLabel={say('report.close')} onClose={onClose}>
      {ratio && (
        <SideChoice
          side={side}
          onChange={(next) => {
            setSide(next)
            setPage({ ...page, current: 1 })
          }}
        />
      )}
      <p className="rows__sum" role="status">
        {data &&
          say(part?.key === 'value' ? 'report.rows.value' : 'report.rows.sum', {
            rows: data.total ?? 0,
            sum: words.amount(numberIn(data.subtotal?.[part?.key ?? '']), part?.unit ?? null),
          })}
        {missing && ` · ${missing}`}
        <RowsExport subject={subject} />
      </p>
      {Object.keys(data?.kept ?? {}).length > 0 && <p className="rows__locked">{say('lock.rows')}</p>}
      <DataTable
        title={title}
        columns={columns}
        visibleColumns={visible}
        rows={data?.rows ?? []}
        rowKey={(row) => JSON.stringify(row)}
        total={data?.total ?? 0}
        page={page.current}
        pageSize={page.pageSize}
        onPage={(current, pageSize) => setPage({ current, pageSize })}
        source={long ? all : undefined}
        sort={UNSORTED}
        subtotal={data?.subtotal}
        loading={isFetching}
        error={error ? say('report.failed') : undefined}
        labels={labels}
        dense
        maxHeight={ROOM}
      />
    </Drawer>
  )
}

const ROOM = 640
