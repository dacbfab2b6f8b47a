import type { Annotation, PanelData } from '@quaywise/contract'
import type { DataColumn } from '@quaywise/ui'
import { nameIn, type Row } from '../data/cell.ts'
import { columnNotes } from '../keep/note/column-notes.ts'

const TIMES = ['day', 'month']

/** The notes of the team on each row of a table by day or month; no column where there are none. */
export function noteColumn(
  { columns, window }: PanelData,
  notes: readonly Annotation[],
  title: string,
): readonly DataColumn<Row>[] {
  const [time, ...others] = columns.filter(({ role }) => role === 'dimension').map(({ key }) => key)
  if (notes.length === 0 || others.length > 0 || time === undefined || !TIMES.includes(time)) return []
  const written = (row: Row): string => {
    const [on = []] = columnNotes(notes, [{ value: nameIn(row[time]) ?? '', at: null }], window.zone)
    return on.join('\n')
  }
  return [
    { key: 'notes', title, align: 'start', follows: time, width: 180, sortable: false, render: written },
  ]
}
