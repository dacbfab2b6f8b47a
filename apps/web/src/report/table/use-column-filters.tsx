import type { Cell, Column, PanelData, TableWhere } from '@quaywise/contract'
import { useEffect, useState } from 'react'
import { nameIn } from '../data/cell.ts'
import { useReport } from '../page/report-view.ts'
import { type ColumnChoice, ColumnFilter } from './column-filter.tsx'

/** The values of columns that were seen, so that a narrowed table still offers the others. */
function useSeen(data: PanelData | undefined): ReadonlyMap<string, ReadonlySet<string>> {
  const [seen] = useState(() => new Map<string, Set<string>>())
  useEffect(() => {
    for (const { key, type } of data?.columns ?? []) {
      if (type !== 'key' && type !== 'list') continue
      const own = seen.get(key) ?? new Set()
      seen.set(key, own)
      for (const row of data?.rows ?? []) for (const value of valuesIn(row[key])) own.add(value)
    }
  }, [data, seen])
  return seen
}

function valuesIn(cell: Cell | undefined): readonly string[] {
  if (!Array.isArray(cell)) return [nameIn(cell) ?? '']
  return cell.length > 0 ? cell.map(String) : ['']
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
