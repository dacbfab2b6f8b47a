import { type MouseEvent, useMemo, useRef, useState } from 'react'
import type { MarkEvent } from '../chart/series.ts'
import { useMode } from '../theme/mode.ts'
import type { GanttProps, TimeRange } from './gantt-props.ts'
import { GanttTip } from './gantt-tip.tsx'
import { barAt, type PlacedBar, placeBars } from './layout.ts'
import { paintBars, paintLines, paintOutlook } from './paint.ts'
import { useBarKeys } from './use-bar-keys.ts'
import { useCanvas } from './use-canvas.ts'
import { useGestures } from './use-gestures.ts'
import { xOf } from './window.ts'

type GanttStageProps = {
  gantt: GanttProps
  window: TimeRange
  width: number
  laneHeight: number
  ticks: readonly number[]
  now: number | undefined
  onWindow: (next: TimeRange) => void
}

function sayBar(bar: PlacedBar['bar'] | null, { lanes, formatTime }: GanttProps): string {
  if (bar === null) return ''
  const lane = lanes.find((each) => each.key === bar.lane)?.label ?? bar.lane
  return `${lane} ${bar.label ?? ''} ${formatTime(bar.from, 'full')}–${formatTime(bar.to, 'full')}`
}

/** The drawing of a Gantt diagram: dragging pans, the wheel zooms, arrow keys walk, Enter selects. */
export function GanttStage({ gantt, window, width, laneHeight, ticks, now, onWindow }: GanttStageProps) {
  const mode = useMode()
  const stage = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState<PlacedBar['bar'] | null>(null)
  const { lanes, bars, range, onMark } = gantt
  const height = lanes.length * laneHeight
  const placed = useMemo(
    () => placeBars(bars, lanes, { window, width, laneHeight }),
    [bars, lanes, window, width, laneHeight],
  )
  const canvas = useCanvas(width, height, (context) => {
    const inside =
      now !== undefined && now >= window[0] && now <= window[1] ? xOf(now, window, width) : undefined
    paintLines(context, { ticks: ticks.map((at) => xOf(at, window, width)), now: undefined, height }, mode)
    if (gantt.outlook !== undefined) {
      const { from, at, to } = gantt.outlook
      const [left, middle, right] = [xOf(from, window, width), xOf(at, window, width), xOf(to, window, width)]
      paintOutlook(context, { from: left, at: middle, to: right, height }, mode)
    }
    paintBars(context, placed, { mode, active: active?.key ?? null })
    paintLines(context, { ticks: [], now: inside, height }, mode)
  })
  const gestures = useGestures({ stage, window, whole: range, width, onWindow })
  const under = (event: MouseEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    return barAt(placed, event.clientX - box.left, event.clientY - box.top)?.bar ?? null
  }
  const choose = (event: MouseEvent<HTMLElement>, kind: MarkEvent['kind']) => {
    if (kind === 'menu') event.preventDefault()
    const bar = under(event)
    if (bar !== null)
      onMark?.({ key: bar.key, event: { kind, clientX: event.clientX, clientY: event.clientY } })
  }
  const at = placed.find((each) => each.bar.key === active?.key)
  const onKeyDown = useBarKeys({ gantt, window, active, at, onActive: setActive, onWindow })
  return (
    <div
      ref={stage}
      className="qw-gantt__stage qw-focusable"
      role="slider"
      aria-label={gantt.title}
      aria-valuemin={0}
      aria-valuemax={bars.length}
      aria-valuenow={active === null ? 0 : bars.indexOf(active)}
      aria-valuetext={sayBar(active, gantt)}
      tabIndex={0}
      style={{ blockSize: height, cursor: active === null ? 'grab' : 'pointer' }}
      onPointerDown={gestures.onPointerDown}
      onPointerMove={(event) => {
        gestures.onPointerMove(event)
        setActive(under(event))
      }}
      onPointerUp={gestures.onPointerUp}
      onPointerCancel={gestures.onPointerUp}
      onPointerLeave={() => setActive(null)}
      onClick={(event) => {
        if (!gestures.wasDragged()) choose(event, 'select')
      }}
      onContextMenu={(event) => choose(event, 'menu')}
      onKeyDown={onKeyDown}
    >
      <canvas ref={canvas} style={{ width, height }} />
      {at !== undefined && <GanttTip placed={at} gantt={gantt} width={width} />}
    </div>
  )
}
