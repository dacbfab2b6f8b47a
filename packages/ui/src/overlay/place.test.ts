import { expect, it } from 'vitest'
import { placeAtAnchor, placeAtPoint } from './place.ts'

const viewport = { width: 1000, height: 800 }
const extent = { width: 300, height: 200 }

it('stands centred below its anchor and points at it', () => {
  const place = placeAtAnchor({ left: 400, top: 100, width: 100, height: 50 }, extent, viewport)
  expect(place).toEqual({ left: 300, top: 160, side: 'below', arrow: 150 })
})

it('turns above where there is no room below, and stays on the viewport', () => {
  const place = placeAtAnchor({ left: 950, top: 700, width: 40, height: 40 }, extent, viewport)
  expect(place).toEqual({ left: 692, top: 490, side: 'above', arrow: 278 })
})

it('opens a menu inwards from a point', () => {
  expect(placeAtPoint({ x: 900, y: 10 }, extent, viewport, false)).toEqual({ left: 692, top: 10 })
  expect(placeAtPoint({ x: 600, y: 790 }, extent, viewport, true)).toEqual({ left: 300, top: 592 })
})
