import { expect, it } from 'vitest'
import { columnOf, withColumn } from './columns.ts'
import { sampleHeader } from './sample-header.ts'

const mapping = { id: 'a', columns: { vessel: 'ship', stay_start: { date: 'in', time: 'at' } } }

it('reads and changes the column of a field', () => {
  expect([
    columnOf(mapping, 'vessel'),
    columnOf(mapping, 'imo'),
    columnOf(mapping, 'stay_start', 'time'),
  ]).toEqual(['ship', '', 'at'])
  expect(withColumn(mapping, 'imo', 'no').columns).toEqual({ ...mapping.columns, imo: 'no' })
  expect(withColumn(mapping, 'vessel', '').columns).toEqual({ stay_start: { date: 'in', time: 'at' } })
  expect(withColumn({ columns: 7 }, 'vessel', 'a')).toEqual({ columns: { vessel: 'a' } })
})

it('keeps a stamp only with its date', () => {
  expect(columnOf(withColumn(mapping, 'stay_start', 'from', 'date'), 'stay_start', 'date')).toBe('from')
  expect(withColumn(mapping, 'stay_start', '', 'time').columns).toMatchObject({ stay_start: { date: 'in' } })
  expect(withColumn(mapping, 'stay_start', '', 'date').columns).toEqual({ vessel: 'ship' })
})

it('finds the header of a sample by the delimiter that cuts it most', () => {
  expect(sampleHeader('\uFEFF\r\nship;"in; date" ;ship\nA;1', undefined)).toEqual(['ship', 'in; date'])
  expect(sampleHeader('a,b;c', ';')).toEqual(['a,b', 'c'])
  expect(sampleHeader('', undefined)).toEqual([])
})
