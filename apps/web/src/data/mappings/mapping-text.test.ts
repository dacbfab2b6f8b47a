import { expect, it } from 'vitest'
import { placeOf, readMapping } from './mapping-text.ts'

it('reads a mapping, or tells the line on which it stops being one', () => {
  expect(readMapping('{"id": "a"}')).toEqual({ mapping: { id: 'a' } })
  expect(readMapping('[1]')).toMatchObject({ line: 1 })
  expect(readMapping('{\n  "a": 1,\n  "b" 2\n}')).toMatchObject({ line: 3 })
  expect(readMapping('')).toHaveProperty('message')
})

it('finds the place of a path in the text', () => {
  const text = '{"id": "date", "columns": {"stay_end": {"date": ""}}, "dateFormats": ["x"]}'
  const at = (path: string) => {
    const place = placeOf(text, path)
    return place && text.slice(place.start, place.end + 5)
  }
  expect(at('columns.stay_end.date')).toBe('"date": ""}')
  expect(at('dateFormats.0')).toBe('"dateFormats": ["x')
  expect(at('columns.vessel')).toBe('"columns": {"s')
  expect(placeOf(text, 'none')).toBeNull()
})
