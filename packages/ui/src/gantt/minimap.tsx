import { type PointerEvent, useRef } from 'react'
import { useMode } from '../theme/mode.ts'
import { tokens } from '../tokens.ts'
import type { GanttProps, TimeRange } from './gantt-props.ts'
import { useCanvas } from './use-canvas.ts'
import { panWindow, timeAt, xOf } from './window.ts'

const height = 22

type MinimapProps = {
  gantt: GanttProps
  window: TimeRange
  width: number
  onWindow: (next: TimeRange) => void
}

/** The whole range in small with a frame around the window; dragging moves the window. */
export function Minimap({ gantt, window, width, onWindow }: MinimapProps) {
  const mode = useMode()
  const { lanes, bars, range } = gantt
  const dragging = useRef(false)
  const canvas = useCanvas(width, height, (context) => {
    const step = (height - 6) / Math.max(1, lanes.length)
    const laneAt = new Map(lanes.map((lane, index) => [lane.key, index]))
    for (const bar of bars) {
      const left = xOf(bar.from, range, width)
      context.globalAlpha = bar.outline === true ? 0.4 : 0.9
      context.fillStyle = tokens[mode][bar.tone]
      const y = 3 + (laneAt.get(bar.lane) ?? 0) * step
      context.fillRect(left, y, Math.max(0.75, xOf(bar.to, range, width) - left), Math.max(0.75, step * 0.7))
    }
    context.globalAlpha = 1
  })
  const centre = (event: PointerEvent<HTMLElement>) => {
    const at = timeAt(event.clientX - event.currentTarget.getBoundingClientRect().left, range, width)
    onWindow(panWindow(window, at - (window[0] + window[1]) / 2, range))
  }
  const left = xOf(window[0], range, width)
  return (
    <div
      className="qw-gantt__map"
      aria-hidden="true"
      onPointerDown={(event) => {
        dragging.current = true
        event.currentTarget.setPointerCapture(event.pointerId)
        centre(event)
      }}
      onPointerMove={(event) => {
        if (dragging.current) centre(event)
      }}
      onPointerUp={() => {
        dragging.current = false
      }}
    >
      <canvas ref={canvas} style={{ width, height }} />
      <span
        className="qw-gantt__frame"
        style={{ left, width: Math.max(6, xOf(window[1], range, width) - left) }}
      />
    </div>
  )
}
