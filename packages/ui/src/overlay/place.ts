/** A rectangle on the viewport, in px. */
export type Box = { left: number; top: number; width: number; height: number }

/** A width and a height in px. */
export type Extent = { width: number; height: number }

/** Where a popover stands, on which side of its anchor, and where its arrow points (px from its left edge). */
export type Placement = { left: number; top: number; side: 'below' | 'above'; arrow: number }

const margin = 8

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(value, Math.max(low, high)))
}

/** Centres a popover under its anchor, above where it does not fit below, and keeps it on the viewport. */
export function placeAtAnchor(anchor: Box, extent: Extent, viewport: Extent, gap = 10): Placement {
  const centre = anchor.left + anchor.width / 2
  const left = clamp(centre - extent.width / 2, margin, viewport.width - extent.width - margin)
  const under = anchor.top + anchor.height + gap
  const over = anchor.top - gap - extent.height
  const fitsBelow = under + extent.height + margin <= viewport.height
  const side = fitsBelow || over < margin ? 'below' : 'above'
  const wanted = side === 'below' ? under : over
  const top = clamp(wanted, margin, viewport.height - extent.height - margin)
  return { left, top, side, arrow: clamp(centre - left, 16, extent.width - 16) }
}

/** Opens a menu with its corner at a point, turned inwards where it would leave the viewport. */
export function placeAtPoint(
  point: { x: number; y: number },
  extent: Extent,
  viewport: Extent,
  rtl: boolean,
) {
  const start = rtl ? point.x - extent.width : point.x
  return {
    left: clamp(start, margin, viewport.width - extent.width - margin),
    top: clamp(point.y, margin, viewport.height - extent.height - margin),
  }
}
