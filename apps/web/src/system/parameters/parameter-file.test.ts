import { describe, expect, it } from 'vitest'
import { candidatesOf } from './parameter-file.ts'

describe('a file of parameters', () => {
  it('holds values by their keys', () => {
    const text = JSON.stringify({ set: 3, parameters: { a: 1, b: true, c: 'x', d: null } })
    expect(candidatesOf(text)).toEqual([
      { key: 'a', value: 1 },
      { key: 'b', value: true },
      { key: 'c', value: 'x' },
      { key: 'd', value: null },
    ])
  })

  it.each(['', '{', '[]', '{}', '{"parameters":[]}', '{"parameters":{}}', '{"parameters":{"a":1,"b":[]}}'])(
    'is not %j',
    (text) => {
      expect(candidatesOf(text)).toBeNull()
    },
  )
})
