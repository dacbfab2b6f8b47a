import type { Annotation } from '@quaywise/contract'
import { USUAL_SHIFTS } from '@quaywise/domain'
import { expect, it } from 'vitest'
import { notesOfRow } from './row-notes.ts'

const note = (id: string, more: Partial<Annotation>): Annotation => ({
  ...{ id, terminal: 'T', page: '', name: '', audience: 'all', owner: 'Lin', mine: true },
  ...{ createdAt: '', changedAt: '', text: id, subject: 'time', subjectId: '', subjectName: '' },
  ...{ startAt: '2026-01-13T01:10:00Z', endAt: '2026-01-13T01:40:00Z' },
  ...more,
})

const notes = [
  note('meal break', {}),
  note('spreader', { subject: 'machine', subjectId: 'QC103' }),
  note('late papers', { subject: 'visit', subjectId: 'V1', endAt: '2026-01-13T02:10:00Z' }),
  note('night', { startAt: '2026-01-13T13:00:00Z', endAt: '2026-01-13T14:00:00Z' }),
]
const told = (row: Parameters<typeof notesOfRow>[1]) =>
  notesOfRow(notes, row, { zone: 'Asia/Shanghai', shifts: USUAL_SHIFTS }).map(({ id }) => id)

it('gives an hour of a crane at a ship what is noted on the hour, the crane and the ship', () => {
  expect(told({ hour: '2026-01-13T01:00:00Z', visit: 'V1', crane: 'QC103' })).toEqual([
    'meal break',
    'spreader',
    'late papers',
  ])
  expect(told({ hour: '2026-01-13T01:00:00Z', visit: 'V2', crane: 'QC101' })).toEqual(['meal break'])
  expect(told({ hour: '2026-01-13T02:00:00Z', visit: 'V1', crane: 'QC103' })).toEqual(['late papers'])
})

it('gives a shift all that is noted in it', () => {
  expect(told({ shift: '2026-01-13 DAY' })).toEqual(['meal break', 'spreader', 'late papers'])
  expect(told({ shift: '2026-01-13 NIGHT' })).toEqual(['night'])
})

it('gives a row without a time only what is noted on its ship or machine', () => {
  expect(told({ visit: 'V1' })).toEqual(['late papers'])
  expect(told({ crane: 'QC103' })).toEqual(['spreader'])
  expect(told({ bay_type: 'DECK' })).toEqual([])
})
