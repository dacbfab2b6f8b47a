import { type RefObject, useLayoutEffect, useState } from 'react'
import { type Box, type Placement, placeAtAnchor } from './place.ts'

/** What a popover stands at: an element, followed while the page scrolls, or a fixed rectangle. */
export type Anchor = HTMLElement | Box

function boxOf(anchor: Anchor): Box {
  return anchor instanceof HTMLElement ? anchor.getBoundingClientRect() : anchor
}

/** Measures a popover and keeps it placed at its anchor through scrolling and resizing. */
export function usePlacement(root: RefObject<HTMLElement | null>, anchor: Anchor): Placement | null {
  const [placement, setPlacement] = useState<Placement | null>(null)
  useLayoutEffect(() => {
    const place = () => {
      const element = root.current
      if (element === null) return
      const extent = { width: element.offsetWidth, height: element.offsetHeight }
      const viewport = { width: document.documentElement.clientWidth, height: window.innerHeight }
      setPlacement(placeAtAnchor(boxOf(anchor), extent, viewport))
    }
    const observer = new ResizeObserver(place)
    if (root.current !== null) observer.observe(root.current)
    window.addEventListener('scroll', place, true)
    window.addEventListener('resize', place)
    place()
    return () => {
      observer.disconnect()
      window.removeEventListener('scroll', place, true)
      window.removeEventListener('resize', place)
    }
  }, [root, anchor])
  return placement
}
