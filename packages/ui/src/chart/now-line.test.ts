import { expect, it } from 'vitest'
import { badgeAlign } from './now-line.ts'

it('keeps the badge of the present within the drawing', () => {
  const range = [100, 200] as const
  expect([101, 150, 199].map((at) => badgeAlign(at, range))).toEqual(['left', 'center', 'right'])
})
