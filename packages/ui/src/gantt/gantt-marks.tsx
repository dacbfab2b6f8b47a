import { type ChartNote, noteLine } from '../chart/notes.ts'
import type { TimeRange } from './gantt-props.ts'
import { xOf } from './window.ts'

type GanttMarksProps = {
  marks: readonly ChartNote[] | undefined
  window: TimeRange
  width: number
}

/** The notes of the team as bars under the axis; their words show on hover and are read aloud. */
export function GanttMarks({ marks = [], window, width }: GanttMarksProps) {
  return marks.map((note) => {
    const left = Math.max(0, xOf(note.from, window, width))
    const right = Math.min(width, xOf(note.to, window, width))
    if (right < 0 || left > width) return null
    const words = noteLine(note)
    return (
      <span
        key={note.key}
        className="qw-gantt__mark"
        role="img"
        aria-label={words}
        title={words}
        style={{ left, width: Math.max(6, right - left) }}
      />
    )
  })
}
