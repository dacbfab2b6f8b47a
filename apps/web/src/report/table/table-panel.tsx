import type { Column, PanelData, PanelInfo } from '@quaywise/contract'
import { directionOf, useLocale, useText } from '@quaywise/i18n'
import { DataTable, type TableLayout } from '@quaywise/ui'
import { useMemo } from 'react'
import { usePhone } from '../../shell/use-phone.ts'
import { beforeIn } from '../data/cell.ts'
import { useReport } from '../page/report-view.ts'
import { PanelFrame } from '../panel/panel-frame.tsx'
import { withChangeColumns } from './change-columns.tsx'
import { dataColumns } from './data-columns.tsx'
import { inReadingOrder, usualLayout } from './default-columns.ts'
import { GroupingChoice } from './grouping-choice.tsx'
import { NOTES, useNoteColumn } from './note-column.tsx'
import { useTableSettings } from './table-settings.ts'
import { TotalButton } from './total-button.tsx'
import { useCellMenu } from './use-cell-menu.ts'
import { useColumnFilters } from './use-column-filters.tsx'
import { useKept } from './use-kept.ts'
import { PHONE_ROWS, usePhoneRows } from './use-phone-rows.ts'
import { PAGE_ROWS } from './use-row-source.ts'
import { useTableLabels } from './use-table-labels.ts'
import { useTablePages } from './use-table-pages.ts'
import { useTableQuestion } from './use-table-question.ts'

const HEIGHT = 420
const ROW = 29
const HEAD = 38
const AROUND = 16

/** The table of a page: ordered, narrowed and fetched by the server as it is looked at, its columns set up by the reader. */
export function TablePanel({ panel }: { readonly panel: PanelInfo }) {
  const say = useText()
  const direction = directionOf(useLocale())
  const { report } = useReport()
  const labels = useTableLabels()
  const phone = usePhone()
  const question = useTableQuestion(panel)
  const { first, total, all, source } = useTablePages(panel, question.more)
  const settings = useTableSettings(panel.id)
  const openMenu = useCellMenu(panel, first.data)
  const columns = useTableColumns(panel, first.data, question)
  const usual = useMemo(() => usualOf(report.id, panel, first.data), [report.id, panel, first.data])
  const cards = usePhoneRows(all, total)
  return (
    <PanelFrame
      panel={panel}
      query={first}
      height={first.data ? Math.min(HEIGHT, roomOf(total)) : HEIGHT}
      skeleton="rows"
      asTable={false}
      whenEmpty={question.table.where.length > 0 ? <Narrowed question={question} /> : undefined}
      subtitle={first.data && say('report.table.rows', { rows: total })}
      actions={<GroupingChoice panel={panel} value={question.table.by} onChange={question.setBy} />}
    >
      {(data, title) => (
        <DataTable
          title={title}
          columns={columns}
          rows={phone ? cards.rows : data.rows}
          rowKey={(row) => panelKey(data.columns, row)}
          total={total}
          page={phone ? cards.page : 1}
          pageSize={phone ? PHONE_ROWS : PAGE_ROWS}
          pageSizes={[]}
          onPage={cards.goTo}
          source={phone ? undefined : source}
          sorts={question.sorts}
          onSorts={question.setSorts}
          onCell={({ row, column, event }) => openMenu(row, column, event)}
          subtotal={data.subtotal ?? {}}
          loading={first.isPlaceholderData || (phone && cards.waiting)}
          columnChooser
          layout={settings.layout ?? usual}
          onLayout={settings.set}
          labels={labels}
          actions={<Narrowed question={question} />}
          maxHeight={HEIGHT}
          direction={direction}
        />
      )}
    </PanelFrame>
  )
}

type Question = ReturnType<typeof useTableQuestion>

/** What the titles, the total, so many rows and the space around them take, px: a short table leaves no hole. */
const roomOf = (rows: number): number => HEAD + ROW * (rows + 1) + AROUND

/** The columns that a table shows until its reader chooses: those of the answer, and its notes. */
function usualOf(reportId: string, panel: PanelInfo, data: PanelData | undefined): TableLayout {
  const layout = usualLayout(reportId, visibleOf(data?.columns ?? []))
  return hasNotes(panel) ? { ...layout, shown: [...layout.shown, NOTES] } : layout
}

/** Whether the rows of a table stand for something that the team writes notes on. */
const hasNotes = ({ by }: PanelInfo): boolean => by.some((dimension) => NOTED.includes(dimension))
const NOTED = ['hour', 'shift', 'day', 'month', 'visit', 'crane', 'agv', 'asc']

/** Says how many columns narrow the rows, and lets them all go. */
function Narrowed({ question }: { readonly question: Question }) {
  const say = useText()
  const count = question.table.where.length
  if (count === 0) return null
  return (
    <button type="button" className="qw-button qw-button--quiet" onClick={() => question.setWhere([])}>
      {say('table.clearAll', { count })}
    </button>
  )
}

/** The columns of an answer, with what narrows them and with their changes where they are compared. */
function useTableColumns(panel: PanelInfo, data: PanelData | undefined, question: Question) {
  const say = useText()
  const { words, report } = useReport()
  const phone = usePhone()
  const { where } = question.table
  const told = JSON.stringify(where)
  const filter = useColumnFilters(data, where, question.setWhere)
  const notes = useNoteColumn()
  const make = (answer: PanelData) => {
    // The rows behind the total of a narrowed table are those of its rows.
    const total = (column: Column, text: string) =>
      where.length > 0 ? text : <Total panel={panel} data={answer} column={column} text={text} />
    const warning = (count: number) => say('report.missing', { count })
    const differs = (value: string) => say('lock.tile', { value })
    const recounted = say('lock.recounted')
    const needs = { words, data: answer, sortable: true, warning, differs, recounted, filter, total }
    const own = dataColumns(needs)
    const told = withChangeColumns(inReadingOrder(report.id, own), {
      words,
      data: answer,
      none: say('report.compared.none'),
      points: say('report.points'),
      brief: phone,
    })
    return hasNotes(panel) ? [...told, notes] : told
  }
  // Columns stay the same ones while rows come into view: of them only the new are drawn.
  return useKept([data, words, told, report.id, phone, notes], () => (data ? make(data) : []))
}

interface TotalProps {
  readonly panel: PanelInfo
  readonly data: PanelData
  readonly column: Column
  readonly text: string
}

function Total({ panel, data, column, text }: TotalProps) {
  const { subtotal = {} } = data
  const before = beforeIn(subtotal, column.key)
  return <TotalButton panel={panel} column={column} cell={subtotal[column.key]} before={before} text={text} />
}

const visibleOf = (columns: readonly Column[]) => columns.filter(({ key }) => key !== 'visit_name')

const panelKey = (
  columns: readonly { readonly key: string; readonly role: string }[],
  row: Readonly<Record<string, unknown>>,
): string => JSON.stringify(columns.filter(({ role }) => role === 'dimension').map(({ key }) => row[key]))
