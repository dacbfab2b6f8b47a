import { noteLine } from '../chart/notes.ts'
import type { GanttProps } from './gantt-props.ts'
import { readingOrder } from './layout.ts'

const rowLimit = 500

/** The bars as a table for screen readers, lane by lane, up to 500 of them. */
export function GanttTable({ gantt }: { gantt: GanttProps }) {
  const { lanes, bars, title, formatTime } = gantt
  const names = new Map(lanes.map((lane) => [lane.key, lane.label]))
  return (
    <div className="qw-visually-hidden">
      <table aria-label={title}>
        <tbody>
          {readingOrder(bars, lanes)
            .slice(0, rowLimit)
            .map((bar) => (
              <tr key={bar.key}>
                <th scope="row">{names.get(bar.lane)}</th>
                <td>{bar.label}</td>
                <td>{formatTime(bar.from, 'full')}</td>
                <td>{formatTime(bar.to, 'full')}</td>
              </tr>
            ))}
        </tbody>
      </table>
      {(gantt.marks ?? []).map((note) => (
        <p key={note.key}>{noteLine(note)}</p>
      ))}
    </div>
  )
}
