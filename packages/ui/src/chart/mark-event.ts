import type { MouseEvent } from 'react'
import type { MarkEvent } from './series.ts'

/** How far inside a wide element a menu opens that the keyboard asked for, px. */
const INSIDE = 40

/** A click or right click as a mark's event; one that the keyboard made stands at the element instead of nowhere. */
export function markEvent(event: MouseEvent, kind: MarkEvent['kind']): MarkEvent {
  if (kind === 'menu') event.preventDefault()
  if (event.clientX !== 0 || event.clientY !== 0)
    return { kind, clientX: event.clientX, clientY: event.clientY }
  const box = event.currentTarget.getBoundingClientRect()
  return { kind, clientX: box.left + Math.min(INSIDE, box.width / 2), clientY: box.bottom }
}
