import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import type { TimeRange } from './gantt-props.ts'
import { panWindow, timeAt, zoomWindow } from './window.ts'

const dragFrom = 4

type GestureInput = {
  stage: RefObject<HTMLElement | null>
  window: TimeRange
  whole: TimeRange
  width: number
  onWindow: (next: TimeRange) => void
}

/** Pans by dragging and zooms by the wheel at the pointer; Shift with the wheel scrolls the lanes instead. */
export function useGestures({ stage, window, whole, width, onWindow }: GestureInput) {
  const drag = useRef<{ x: number; window: TimeRange; moved: boolean } | null>(null)
  const zoom = useEffectEvent((event: WheelEvent) => {
    const element = stage.current
    if (event.shiftKey || element === null) return
    event.preventDefault()
    const x = event.clientX - element.getBoundingClientRect().left
    onWindow(zoomWindow(window, Math.exp(event.deltaY * 0.0015), timeAt(x, window, width), whole))
  })
  useEffect(() => {
    const element = stage.current
    const onWheel = (event: WheelEvent) => zoom(event)
    element?.addEventListener('wheel', onWheel, { passive: false })
    return () => element?.removeEventListener('wheel', onWheel)
  }, [stage])
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.current = { x: event.clientX, window, moved: false }
  }
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (drag.current === null) return
    const by = event.clientX - drag.current.x
    if (Math.abs(by) < dragFrom && !drag.current.moved) return
    drag.current.moved = true
    const span = drag.current.window[1] - drag.current.window[0]
    onWindow(panWindow(drag.current.window, (-by / Math.max(1, width)) * span, whole))
  }
  const wasDragged = () => {
    const moved = drag.current?.moved === true
    drag.current = null
    return moved
  }
  return { onPointerDown, onPointerMove, wasDragged }
}
