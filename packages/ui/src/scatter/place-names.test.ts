import { expect, it } from 'vitest'
import { placeNames } from './place-names.ts'

const room = { x: 0, y: 0, width: 300, height: 200 }
const mark = (x: number, y: number) => ({ x, y, radius: 5, width: 40 })

it('writes a name above its point where nothing is in the way', () => {
  expect(placeNames([mark(100, 100)], room)).toEqual([{ x: 100, y: 85.5 }])
})

it('evades points and names: below, and beside', () => {
  const [first, second] = placeNames([mark(100, 100), mark(110, 112)], room)
  expect(first).toEqual({ x: 100, y: 85.5 })
  expect(second).toEqual({ x: 110, y: 126.5 })
  const [high] = placeNames([mark(100, 2)], room)
  expect(high?.y).toBeGreaterThan(2)
})

it('leaves out the names that have no place, and never the first of a heap', () => {
  const heap = Array.from({ length: 12 }, (_, index) => mark(100 + index, 100 + (index % 3)))
  const places = placeNames(heap, room)
  expect(places[0]).not.toBeNull()
  expect(places.filter((place) => place === null).length).toBeGreaterThan(6)
})

it('keeps names within the room, and lets points without a name stand in the way', () => {
  expect(placeNames([mark(2, 100)], room)).toEqual([{ x: 30, y: 100 }])
  const ring = { x: 100, y: 85, radius: 4 }
  expect(placeNames([mark(100, 100), ring], room)).toEqual([{ x: 100, y: 114.5 }, null])
})

it('writes a name beside a way where it can, and over it where it must', () => {
  const up = [
    { x: 100, y: 0 },
    { x: 100, y: 100 },
  ] as const
  expect(placeNames([mark(100, 100)], room, [up])).toEqual([{ x: 100, y: 114.5 }])
  const along = [
    { x: 0, y: 100 },
    { x: 300, y: 100 },
  ] as const
  const through = [
    { x: 100, y: 0 },
    { x: 100, y: 200 },
  ] as const
  expect(placeNames([mark(100, 100)], room, [along, through])).toEqual([{ x: 100, y: 85.5 }])
  expect(placeNames([mark(100, 100)], room, [along])).toEqual([{ x: 100, y: 85.5 }])
})
