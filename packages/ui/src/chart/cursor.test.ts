import { expect, it } from 'vitest'
import { moveCursor } from './cursor.ts'

it('enters at the near end and stops at the ends', () => {
  expect(moveCursor(null, 'ArrowRight', 3, 2)).toEqual({ index: 0, series: 0 })
  expect(moveCursor(null, 'ArrowLeft', 3, 2)).toEqual({ index: 2, series: 0 })
  expect(moveCursor({ index: 2, series: 0 }, 'ArrowRight', 3, 2)).toEqual({ index: 2, series: 0 })
})

it('moves between series and jumps to the ends', () => {
  expect(moveCursor({ index: 1, series: 0 }, 'ArrowUp', 3, 2)).toEqual({ index: 1, series: 1 })
  expect(moveCursor({ index: 1, series: 1 }, 'ArrowUp', 3, 2)).toEqual({ index: 1, series: 1 })
  expect(moveCursor({ index: 1, series: 1 }, 'End', 3, 2)).toEqual({ index: 2, series: 1 })
})

it('lets go on Escape, ignores other keys and stands nowhere without data', () => {
  const cursor = { index: 1, series: 1 }
  expect(moveCursor(cursor, 'Escape', 3, 2)).toBeNull()
  expect(moveCursor(cursor, 'a', 3, 2)).toBe(cursor)
  expect(moveCursor(null, 'ArrowRight', 0, 2)).toBeNull()
})
