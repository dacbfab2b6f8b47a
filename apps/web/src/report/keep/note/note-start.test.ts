import { expect, it } from 'vitest'
import type { Subject } from '../../number/subject.ts'
import { noteStartOf } from './note-start.ts'

const start = (mark: Subject['mark'], names: Subject['names'] = {}) =>
  noteStartOf({ mark, names } as Subject, 'Asia/Shanghai')

it('takes the hour or the day of a mark as its time', () => {
  const hour = { startAt: '2026-01-13T02:00:00.000Z', endAt: '2026-01-13T03:00:00.000Z' }
  expect(start({ crane: 'QC105', hour: '2026-01-13T02:00:00.000Z' })).toEqual({
    ...{ subject: 'machine', subjectId: 'QC105', subjectName: 'QC105' },
    ...hour,
  })
  expect(start({ day: '2026-01-13' })).toEqual({
    ...{ subject: 'time', subjectId: '', subjectName: '' },
    ...{ startAt: '2026-01-12T16:00:00.000Z', endAt: '2026-01-13T16:00:00.000Z' },
  })
})

it('is about the call before the machine, and about the time alone otherwise', () => {
  const told = start({ visit: 'V1', crane: 'QC105' }, { visit: 'AURELIA 042W' })
  expect(told).toEqual({ subject: 'visit', subjectId: 'V1', subjectName: 'AURELIA 042W' })
  expect(start({ op: 'LOAD' })).toEqual({ subject: 'time', subjectId: '', subjectName: '' })
})
