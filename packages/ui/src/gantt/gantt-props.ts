import type { Direction } from '../chart/direction.ts'
import type { ChartNote } from '../chart/notes.ts'
import type { MarkEvent } from '../chart/series.ts'
import type { Tone } from '../theme/tones.ts'

/** One colour of the diagram and what it stands for; `outline` for what is only planned or expected. */
export type GanttSign = Pick<GanttBar, 'key' | 'tone' | 'pattern' | 'outline'> & { label: string }

/** When something is expected to end: a line, and the span within which it may. */
type GanttOutlook = { from: number; at: number; to: number; label: string }

/** One line of the diagram; `note` is written at its end, under `noteTitle`. */
export type GanttLane = { key: string; label: string; note?: string | undefined }

/**
 * One stretch of time (epoch ms); `outline` draws it as a plan, `progress` (0 to 1) fills an outline, `before` draws it
 * thin at the foot of its lane, as what the others are compared with, `slim` leaves room around it for its plan.
 */
export type GanttBar = {
  key: string
  lane: string
  from: number
  to: number
  label?: string | undefined
  /** What stands on a bar that is too short for its label. */
  brief?: string | undefined
  tone: Tone
  outline?: boolean | undefined
  before?: boolean | undefined
  slim?: boolean | undefined
  progress?: number | undefined
  pattern?: 'stripes' | undefined
}

/** A span of time, epoch ms. */
export type TimeRange = readonly [number, number]

/** A chosen bar. */
export type GanttMark = { key: string; event: MarkEvent }

/** Bars on lanes over time; `zoneOffset` (minutes ahead of UTC) keeps the ticks at whole local hours. */
export type GanttProps = {
  title?: string | undefined
  lanes: readonly GanttLane[]
  bars: readonly GanttBar[]
  range: TimeRange
  now?: { at: number; label: string } | number | undefined
  formatTime: (at: number, purpose?: 'tick' | 'full') => string
  tooltip?: ((bar: GanttBar) => readonly { label: string; value: string }[]) | undefined
  noteTitle?: string | undefined
  legend?: readonly GanttSign[] | undefined
  outlook?: GanttOutlook | undefined
  /** Notes of the team on stretches of time (epoch ms). */
  marks?: readonly ChartNote[] | undefined
  zoneOffset?: number | undefined
  onMark?: ((mark: GanttMark) => void) | undefined
  laneHeight?: number | undefined
  direction?: Direction | undefined
  loading?: boolean | undefined
  empty?: string | undefined
}
