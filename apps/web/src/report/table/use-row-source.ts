import type { PanelData } from '@quaywise/contract'
import type { RowSource } from '@quaywise/ui'
import { useQueries } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import type { Row } from '../data/cell.ts'
import type { panelQuery, rowsQuery } from '../data/panel-query.ts'

/** Rows that are fetched at once. */
export const PAGE_ROWS = 200

type PageQuery = ReturnType<typeof panelQuery> | ReturnType<typeof rowsQuery>

interface Pages {
  /** The first page, as it came. */
  readonly first: PanelData | undefined
  /** Whether the first page is of the question as it is asked now: pages after it are fetched then. */
  readonly ready: boolean
  readonly queryOf: (current: number) => PageQuery
}

/** All rows of a long answer: the first page is there, the others come as they are looked at. */
export function useRowSource({ first, ready, queryOf }: Pages): RowSource<Row> {
  const [range, setRange] = useState({ from: 1, to: 1 })
  const last = Math.max(1, Math.ceil((first?.total ?? 0) / PAGE_ROWS))
  const numbers = useMemo(() => {
    const [from, to] = [Math.max(2, range.from - 1), Math.min(last, range.to + 1)]
    return Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at)
  }, [range, last])
  const others = useQueries({
    queries: numbers.map((current) => ({ ...queryOf(current), enabled: ready })),
  })
  const pages = new Map<number, readonly Row[]>([[1, first?.rows ?? []]])
  for (const [at, number] of numbers.entries()) {
    const rows = others[at]?.data?.rows
    if (rows) pages.set(number, rows)
  }
  const onRange = useCallback((start: number, end: number) => {
    const next = { from: Math.floor(start / PAGE_ROWS) + 1, to: Math.floor((end - 1) / PAGE_ROWS) + 1 }
    setRange((before) => (before.from === next.from && before.to === next.to ? before : next))
  }, [])
  return {
    rowAt: (index) => pages.get(Math.floor(index / PAGE_ROWS) + 1)?.[index % PAGE_ROWS],
    onRange,
  }
}
