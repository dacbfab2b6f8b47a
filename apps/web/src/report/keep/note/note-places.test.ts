import type { Annotation } from '@quaywise/contract'
import { expect, it } from 'vitest'
import { notePlaces } from './note-places.ts'

const ZONE = 'Asia/Shanghai'
const note = (startAt: string, endAt: string): Annotation => ({
  ...{ id: 'n', terminal: 'demo', page: '/p', name: 'Wind', owner: 'Ada', mine: true, audience: 'all' },
  ...{ changedAt: startAt, subject: 'machine', subjectId: 'QC105', subjectName: 'QC105', text: 'Wind' },
  ...{ startAt, endAt },
})
const hours = ['00', '01', '02', '03'].map((hour) => {
  const at = Date.parse(`2026-01-13T${hour}:00:00Z`)
  return { value: new Date(at).toISOString(), at }
})
const at = (notes: readonly Annotation[], buckets: Parameters<typeof notePlaces>[1]) =>
  notePlaces(notes, buckets, ZONE).map(({ from, to }) => [from, to])

it('lie on hours by their minutes, and beyond the ends where they go on', () => {
  expect(at([note('2026-01-13T01:30:00Z', '2026-01-13T03:15:00Z')], hours)).toEqual([[1.5, 3.25]])
  expect(at([note('2026-01-12T01:00:00Z', '2026-01-14T01:00:00Z')], hours)).toEqual([[-1, 5]])
  expect(at([note('2026-01-13T04:00:00Z', '2026-01-13T05:00:00Z')], hours)).toEqual([])
  expect(notePlaces([note('2026-01-13T01:00:00Z', '2026-01-13T02:00:00Z')], hours, ZONE)[0]?.by).toBe(
    'QC105 · Ada',
  )
})

it('lie on local days and months', () => {
  const days = ['2026-01-12', '2026-01-13'].map((value) => ({ value, at: null }))
  // 14:00 to 02:00 in Shanghai
  expect(at([note('2026-01-12T06:00:00Z', '2026-01-12T18:00:00Z')], days)).toEqual([[14 / 24, 1 + 2 / 24]])
  const months = ['2026-01', '2026-02'].map((value) => ({ value, at: null }))
  expect(at([note('2026-01-15T16:00:00Z', '2026-01-31T16:00:00Z')], months)).toEqual([[15 / 31, 1]])
})

it('lie on no axis of other things', () => {
  expect(at([note('2026-01-13T01:00:00Z', '2026-01-13T02:00:00Z')], [{ value: 'QC105', at: null }])).toEqual(
    [],
  )
})
