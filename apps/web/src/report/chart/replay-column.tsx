import type { DataColumn } from '@quaywise/ui'
import { nameIn, type Row } from '../data/cell.ts'

/** A column whose cells open the twin when and where a row happened. */
export function replayColumn(title: string, replay: (at: string, crane: string) => void): DataColumn<Row> {
  return {
    key: 'replay',
    title,
    align: 'end',
    controls: true,
    render: (row) => {
      const [at, crane] = [nameIn(row.started_at), nameIn(row.crane)]
      if (at === null || crane === null) return null
      return (
        <button type="button" className="link-button" onClick={() => replay(at, crane)}>
          {title}
        </button>
      )
    },
  }
}
