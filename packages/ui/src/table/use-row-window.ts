import { useVirtualizer } from '@tanstack/react-virtual'
import type { RefObject } from 'react'

const virtualFrom = 200

/** Which rows to draw and how much empty space stands for the others, in px. */
export type RowWindow = { start: number; end: number; before: number; after: number }

/** Turns the drawn rows' positions into a window; without positions nothing is drawn. */
export function windowOf(
  items: readonly { index: number; start: number; end: number }[],
  whole: number,
): RowWindow {
  const first = items[0]
  const last = items.at(-1)
  if (first === undefined || last === undefined) return { start: 0, end: 0, before: 0, after: whole }
  return { start: first.index, end: last.index + 1, before: first.start, after: whole - last.end }
}

/** Draws all of up to 200 rows; of more, or where they come as they are looked at, only those in view. */
export function useRowWindow(
  scroller: RefObject<HTMLElement | null>,
  count: number,
  rowHeight: number,
  always = false,
): RowWindow {
  const virtual = always || count > virtualFrom
  const virtualizer = useVirtualizer({
    count: virtual ? count : 0,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 12,
  })
  if (!virtual) return { start: 0, end: count, before: 0, after: 0 }
  return windowOf(virtualizer.getVirtualItems(), virtualizer.getTotalSize())
}
