import { describe, expect, it } from 'vitest'
import { reordered } from './reordered.ts'

const ALL = ['a', 'b', 'c', 'd', 'e']

describe('reordered', () => {
  it('puts all of them into the order that is told', () => {
    expect(reordered(ALL, ['e', 'd', 'c', 'b', 'a'])).toEqual(['e', 'd', 'c', 'b', 'a'])
  })

  it('leaves those that are not told of where they are', () => {
    expect(reordered(ALL, ['d', 'b'])).toEqual(['a', 'd', 'c', 'b', 'e'])
  })

  it('changes nothing for a single one', () => {
    expect(reordered(ALL, ['c'])).toEqual(ALL)
  })
})
