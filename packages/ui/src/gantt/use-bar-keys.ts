import type { KeyboardEvent } from 'react'
import type { MarkEvent } from '../chart/series.ts'
import type { GanttBar, GanttProps, TimeRange } from './gantt-props.ts'
import { nextBar, type PlacedBar, readingOrder } from './layout.ts'
import { panWindow, zoomWindow } from './window.ts'

type BarKeys = {
  gantt: GanttProps
  window: TimeRange
  active: GanttBar | null
  /** Where the active bar stands on the drawing, while it is in the window. */
  at: PlacedBar | undefined
  onActive: (bar: GanttBar | null) => void
  onWindow: (next: TimeRange) => void
}

function chosenBy(event: KeyboardEvent): MarkEvent['kind'] | null {
  if (event.key === 'Enter') return 'select'
  return event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey) ? 'menu' : null
}

/** The point below the start of a bar on the drawing; of one out of sight, the upper middle of the drawing. */
export function pointBelow(
  box: { left: number; top: number; width: number },
  at: Pick<PlacedBar, 'x' | 'y' | 'width' | 'height'> | undefined,
): Pick<MarkEvent, 'clientX' | 'clientY'> {
  if (at === undefined) return { clientX: box.left + box.width / 2, clientY: box.top + 24 }
  const [start, end] = [Math.max(0, at.x), Math.min(box.width, at.x + at.width)]
  return { clientX: box.left + start + Math.min(24, (end - start) / 2), clientY: box.top + at.y + at.height }
}

/** Answers the keyboard on a Gantt diagram: arrows walk, + and − zoom, Enter selects, Escape lets go. */
export function useBarKeys({ gantt, window, active, at, onActive, onWindow }: BarKeys) {
  const { bars, lanes, range, onMark } = gantt
  const middle = (window[0] + window[1]) / 2
  const walk = (key: string) => {
    const next = nextBar(readingOrder(bars, lanes), active?.key ?? null, key)
    if (next === undefined) return
    onActive(next)
    if (next.from < window[0] || next.from > window[1]) onWindow(panWindow(window, next.from - middle, range))
  }
  return (event: KeyboardEvent<HTMLElement>) => {
    const kind = chosenBy(event)
    if (kind !== null && active !== null) {
      event.preventDefault()
      const box = event.currentTarget.getBoundingClientRect()
      onMark?.({ key: active.key, event: { kind, ...pointBelow(box, at) } })
    }
    if (event.key === '+') onWindow(zoomWindow(window, 0.7, middle, range))
    if (event.key === '-') onWindow(zoomWindow(window, 1.4, middle, range))
    if (event.key === 'Escape') onActive(null)
    if (!event.key.startsWith('Arrow')) return
    event.preventDefault()
    walk(event.key)
  }
}
