import type { Column, PanelData, TableWhere } from '@quaywise/contract'
import { useRef } from 'react'
import { nameIn } from '../data/cell.ts'
import { useReport } from '../page/report-view.ts'
import { type ColumnChoice, ColumnFilter } from './column-filter.tsx'

/** The values of columns that were seen, so that a narrowed table still offers the others. */
function useSeen(data: PanelData | undefined): ReadonlyMap<string, ReadonlySet<string>> {
  const seen = useRef(new Map<string, Set<string>>())
  for (const { key, type } of data?.columns ?? []) {
    if (type !== 'key' && type !== 'list') continue
    const own = seen.current.get(key) ?? new Set()
    seen.current.set(key, own)
    for (const row of data?.rows ?? []) {
      const cell = row[key]
      if (Array.isArray(cell)) for (const each of cell.length > 0 ? cell : ['']) own.add(String(each))
      else own.add(nameIn(cell) ?? '')
    }
  }
  return seen.current
}

/** What narrows each column of a table, and how the table is asked then. */
export function useColumnFilters(
  data: PanelData | undefined,
  where: TableWhere,
  setWhere: (where: TableWhere) => void,
) {
  const { words, terminal } = useReport()
  const seen = useSeen(data)
  const choicesOf = ({ key, type }: Column): readonly ColumnChoice[] =>
    [...(seen.get(key) ?? [])].sort().map((value) => ({
      value: value === '' ? null : value,
      label: type === 'list' && value !== '' ? words.column(value) : words.key(key, value),
    }))
  return (column: Column) => {
    // A call is known by its name.
    const asked: Column = column.key === 'visit' ? { ...column, key: 'visit_name', type: 'text' } : column
    const condition = where.find(({ key }) => key === asked.key)
    const others = where.filter(({ key }) => key !== asked.key)
    return {
      filtered: condition !== undefined,
      filter: (close: () => void) => (
        <ColumnFilter
          column={asked}
          condition={condition}
          choices={choicesOf(asked)}
          zone={terminal.zone}
          onDone={(next) => {
            setWhere(next ? [...others, next] : others)
            close()
          }}
        />
      ),
    }
  }
}
