import { expect, it } from 'vitest'
import { faultOfField, valueFaults } from './value-faults.ts'

const fields = [
  { field: 'values.2.value', message: 'too large' },
  { field: 'values.11.key', message: 'unknown' },
  { field: 'reason', message: 'too short' },
]

it('finds what is wrong with each of several values, and with one field', () => {
  expect([...valueFaults(fields)]).toEqual([
    [2, 'too large'],
    [11, 'unknown'],
  ])
  expect(faultOfField(fields, 'reason')).toBe('too short')
  expect(faultOfField(fields, 'note')).toBeUndefined()
})
