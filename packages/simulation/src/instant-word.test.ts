import { expect, test } from 'vitest'
import { uniform } from './engine/random.ts'
import { instantWord } from './instant-word.ts'

test('an instant is a word in base 36, whenever it is', () => {
  const known = [0, 35, 36 ** 7 - 1, 36 ** 7, 36 ** 8 - 1, 36 ** 8, Date.UTC(2026, 0, 12)]
  const drawn = Array.from({ length: 1000 }, (_, i) => Math.floor(uniform(7, i) * 2 * 36 ** 8))
  for (const at of [...known, ...drawn]) expect(instantWord(at)).toBe(at.toString(36).toUpperCase())
})
