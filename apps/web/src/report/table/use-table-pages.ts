import type { PanelInfo, PanelRequest } from '@quaywise/contract'
import type { RowSource } from '@quaywise/ui'
import { useQueries } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import type { Row } from '../data/cell.ts'
import { panelQuery } from '../data/panel-query.ts'
import { useReport } from '../page/report-view.ts'
import { usePanel } from '../panel/use-panel.ts'
import { useChosen } from '../query/use-chosen.ts'

/** Rows that are fetched at once. */
export const PAGE_ROWS = 200
const FIRST = { current: 1, pageSize: PAGE_ROWS }

type More = Omit<PanelRequest, 'inquireParamCO' | 'current' | 'pageSize'>

/**
 * The rows of a table page by page: the first at once, the others as they come into view. `all` reaches every row,
 * `source` is it where there are more than one page of them.
 */
export function useTablePages(panel: PanelInfo, more: More) {
  const { report, inquiry } = useReport()
  const chosen = useChosen()
  const first = usePanel(panel, { more: { ...more, ...FIRST }, keep: true })
  const [range, setRange] = useState({ from: 1, to: 1 })
  const total = first.data?.total ?? 0
  const last = Math.max(1, Math.ceil(total / PAGE_ROWS))
  const numbers = useMemo(() => {
    const [from, to] = [Math.max(2, range.from - 1), Math.min(last, range.to + 1)]
    return Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at)
  }, [range, last])
  const others = useQueries({
    queries: numbers.map((current) => ({
      ...panelQuery(report.id, panel.id, {
        ...{ inquireParamCO: inquiry, ...chosen, ...more },
        ...{ current, pageSize: PAGE_ROWS },
      }),
      enabled: !first.isPlaceholderData,
    })),
  })
  const pages = new Map<number, readonly Row[]>([[1, first.data?.rows ?? []]])
  for (const [at, number] of numbers.entries()) {
    const rows = others[at]?.data?.rows
    if (rows) pages.set(number, rows)
  }
  const onRange = useCallback((start: number, end: number) => {
    const next = { from: Math.floor(start / PAGE_ROWS) + 1, to: Math.floor((end - 1) / PAGE_ROWS) + 1 }
    setRange((before) => (before.from === next.from && before.to === next.to ? before : next))
  }, [])
  const source: RowSource<Row> = {
    rowAt: (index) => pages.get(Math.floor(index / PAGE_ROWS) + 1)?.[index % PAGE_ROWS],
    onRange,
  }
  return { first, total, all: source, source: total > PAGE_ROWS ? source : undefined }
}
