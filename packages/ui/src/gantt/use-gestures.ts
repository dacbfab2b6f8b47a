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

type Grip = { x: number; window: TimeRange; apart: number }

function gripOf(fingers: ReadonlyMap<number, number>, window: TimeRange): Grip {
  const places = [...fingers.values()]
  const low = Math.min(...places)
  const high = Math.max(...places)
  return { x: (low + high) / 2, window, apart: high - low }
}

/** Follows one pointer to pan and two to zoom between them; tells afterwards whether anything was dragged. */
function useGrip({ stage, window, whole, width, onWindow }: GestureInput) {
  const fingers = useRef(new Map<number, number>())
  const grip = useRef<Grip | null>(null)
  const moved = useRef(false)
  const take = () => {
    grip.current = fingers.current.size === 0 ? null : gripOf(fingers.current, window)
  }
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    if (fingers.current.size === 0) moved.current = false
    fingers.current.set(event.pointerId, event.clientX)
    take()
  }
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const from = grip.current
    if (from === null || !fingers.current.has(event.pointerId)) return
    fingers.current.set(event.pointerId, event.clientX)
    const now = gripOf(fingers.current, from.window)
    const by = now.x - from.x
    if (Math.abs(by) < dragFrom && from.apart === now.apart && !moved.current) return
    moved.current = true
    const span = from.window[1] - from.window[0]
    const panned = panWindow(from.window, (-by / Math.max(1, width)) * span, whole)
    const left = stage.current?.getBoundingClientRect().left ?? 0
    const factor = from.apart === 0 ? 1 : from.apart / Math.max(1, now.apart)
    onWindow(zoomWindow(panned, factor, timeAt(now.x - left, panned, width), whole))
  }
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    fingers.current.delete(event.pointerId)
    take()
  }
  return { onPointerDown, onPointerMove, onPointerUp, wasDragged: () => moved.current }
}

/** Pans by dragging, zooms by the wheel at the pointer or by two fingers; Shift with the wheel scrolls the lanes. */
export function useGestures(input: GestureInput) {
  const { stage, window, whole, width, onWindow } = input
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
  return useGrip(input)
}
