import type { GanttProps, TimeRange } from './gantt-props.ts'
import { xOf } from './window.ts'

const edgeRoom = 20
const labelRoom = 44
/** How far from the edges the wording of the expected end stays. */
const outlookRoom = 26

type GanttAxisProps = { gantt: GanttProps; window: TimeRange; width: number; ticks: readonly number[] }

/** The times above the lanes: ticks, the present, and when the end is expected. */
export function GanttAxis({ gantt, window, width, ticks }: GanttAxisProps) {
  const { now, outlook, formatTime } = gantt
  const present = typeof now === 'number' ? { at: now, label: formatTime(now, 'tick') } : now
  const placeOf = (one: { at: number } | undefined) => (one === undefined ? null : xOf(one.at, window, width))
  const nowX = placeOf(present)
  const endX = placeOf(outlook)
  const inView = (x: number | null): x is number => x !== null && x >= 0 && x <= width
  const clear = (at: number) => {
    const x = xOf(at, window, width)
    const free = [nowX, endX].every((other) => other === null || Math.abs(x - other) > labelRoom)
    return x > edgeRoom && x < width - edgeRoom && free
  }
  return (
    <>
      {ticks.filter(clear).map((at) => (
        <span key={at} dir="auto" className="qw-gantt__tick" style={{ left: xOf(at, window, width) }}>
          {formatTime(at, 'tick')}
        </span>
      ))}
      {outlook !== undefined && inView(endX) && (nowX === null || endX - nowX > labelRoom) && (
        <span
          className="qw-gantt__outlook"
          style={{ left: Math.max(outlookRoom, Math.min(width - outlookRoom, endX)) }}
        >
          {outlook.label}
        </span>
      )}
      {present !== undefined && inView(nowX) && (
        <span className="qw-gantt__now" style={{ left: nowX }}>
          {present.label}
        </span>
      )}
    </>
  )
}
