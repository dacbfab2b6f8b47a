import { expect, it } from 'vitest'
import { questionAt } from './question-at.ts'

const old = { startTime: '2026-01-13 00:00', endTime: '2026-01-13 23:59' }
const scope = { qcOperationStartTime: '2026-01-13 08:00', qcOperationEndTime: '2026-01-13 09:00' }
const question = {
  inquireParamCO: { ...old, ...scope, visitedPage: '/elsewhere', terminal: 'another', line: ['MSC'] },
  marks: { crane: ['QC101'] },
}
const place = { page: '/p', terminal: 'demo' }

it('asks the same of another period, at the place where it is kept', () => {
  const next = { startTime: '2026-01-15 00:00', endTime: '2026-01-15 23:59' }
  expect(questionAt(question, next, place)).toEqual({
    inquireParamCO: { ...next, visitedPage: '/p', terminal: 'demo', line: ['MSC'] },
    marks: { crane: ['QC101'] },
  })
})

it('keeps narrower times in the period that they belong to', () => {
  expect(questionAt(question, old, place).inquireParamCO).toMatchObject(scope)
})
