import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'

/** The width in px that an element has at the moment, followed through resizing. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const target = element.current
    if (target === null) return
    const observer = new ResizeObserver(() => setWidth(target.clientWidth))
    observer.observe(target)
    return () => observer.disconnect()
  }, [element])
  return width
}

/** Gives a canvas that is repainted, sharp on dense screens, after every render of its owner. */
export function useCanvas(width: number, height: number, paint: (context: CanvasRenderingContext2D) => void) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const repaint = useEffectEvent(paint)
  useEffect(() => {
    const element = canvas.current
    const context = element?.getContext('2d')
    if (element === null || context === undefined || context === null || width === 0) return
    const density = window.devicePixelRatio
    element.width = Math.round(width * density)
    element.height = Math.round(height * density)
    context.scale(density, density)
    repaint(context)
  })
  return canvas
}
