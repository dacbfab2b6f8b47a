import { expect, it } from 'vitest'
import type { GanttBar } from './gantt-props.ts'
import { barAt, nextBar, placeBars, readingOrder } from './layout.ts'
import { pointBelow } from './use-bar-keys.ts'

const lanes = [
  { key: 'one', label: 'One' },
  { key: 'two', label: 'Two' },
]
const bar = (key: string, lane: string, from: number, to: number): GanttBar => ({
  key,
  lane,
  from,
  to,
  tone: 'load',
})
const bars = [
  bar('a', 'one', 0, 50),
  bar('b', 'two', 40, 60),
  bar('c', 'one', 60, 100),
  bar('d', 'none', 0, 9),
]
const frame = { window: [0, 100] as const, width: 200, laneHeight: 20 }

it('places bars on their lanes and leaves out those of unknown lanes or outside the window', () => {
  const placed = placeBars(bars, lanes, frame)
  expect(placed.map(({ bar: { key }, x, y, width }) => [key, x, y, width])).toEqual([
    ['a', 0, 3, 100],
    ['b', 80, 23, 40],
    ['c', 120, 3, 80],
  ])
  expect(placeBars(bars, lanes, { ...frame, window: [55, 58] }).map((each) => each.bar.key)).toEqual(['b'])
})

it('draws the shortest bar wide enough to be seen and hit', () => {
  const placed = placeBars([bar('s', 'one', 50, 50)], lanes, frame)
  expect(placed[0]?.width).toBe(1.5)
  expect(barAt(placed, 99, 10)?.bar.key).toBe('s')
  expect(barAt(placed, 90, 10)).toBeUndefined()
})

it('walks along a lane and to the nearest bar of the next lane', () => {
  const ordered = readingOrder(bars, lanes)
  expect(ordered.map((each) => each.key)).toEqual(['a', 'c', 'b'])
  expect(nextBar(ordered, null, 'ArrowRight')?.key).toBe('a')
  expect(nextBar(ordered, 'a', 'ArrowRight')?.key).toBe('c')
  expect(nextBar(ordered, 'a', 'ArrowDown')?.key).toBe('b')
  expect(nextBar(ordered, 'b', 'ArrowUp')?.key).toBe('c')
  expect(nextBar(ordered, 'b', 'ArrowDown')?.key).toBe('b')
})

it('draws what bars are compared with thin at the foot of their lane', () => {
  const [placed] = placeBars([{ ...bar('z', 'two', 0, 50), before: true }], lanes, frame)
  expect([placed?.y, placed?.height]).toEqual([36, 4])
})

it('opens a menu from the keyboard below the bar, as far as it is in sight', () => {
  const box = { left: 100, top: 50, width: 200 }
  expect(pointBelow(box, { x: 80, y: 23, width: 40, height: 14 })).toEqual({ clientX: 200, clientY: 87 })
  expect(pointBelow(box, { x: -4, y: 3, width: 20, height: 14 })).toEqual({ clientX: 108, clientY: 67 })
  expect(pointBelow(box, undefined)).toEqual({ clientX: 200, clientY: 74 })
})

it('leaves room around what happened where its plan is drawn as well', () => {
  const [slim] = placeBars([{ ...bar('a', 'one', 0, 50), slim: true }], lanes, frame)
  expect([slim?.y, slim?.height]).toEqual([5.5, 9])
})
