import { useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

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

/** Whether the page goes to paper now: what is printed is drawn before the sheet is taken. */
function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false)
  useEffect(() => {
    const begin = () => flushSync(() => setPrinting(true))
    const end = () => setPrinting(false)
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
    }
  }, [])
  return printing
}

/**
 * Draws all of up to 200 rows; of more, or where they come as they are looked at, only those in view, on paper the
 * first 200.
 */
export function useRowWindow(
  scroller: RefObject<HTMLElement | null>,
  count: number,
  rowHeight: number,
  always = false,
): RowWindow {
  const virtual = always || count > virtualFrom
  const printing = usePrinting()
  const virtualizer = useVirtualizer({
    count: virtual ? count : 0,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 12,
  })
  if (!virtual || printing)
    return { start: 0, end: Math.min(count, virtual ? virtualFrom : count), before: 0, after: 0 }
  return windowOf(virtualizer.getVirtualItems(), virtualizer.getTotalSize())
}
