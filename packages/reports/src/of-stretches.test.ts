import type { Question } from '@quaywise/report-kit/compile'
import { expect, it } from 'vitest'
import { stretchesOf } from './of-stretches.ts'

const utc = (iso: string): number => Date.parse(iso)
const told = (question: Pick<Question, 'restrictions' | 'window' | 'zone'>): readonly string[] =>
  stretchesOf(question as Question).map(
    ({ from, to }) =>
      `${new Date(from).toISOString().slice(5, 16)}/${new Date(to).toISOString().slice(5, 16)}`,
  )

const window = { from: utc('2026-01-12T00:00:00Z'), to: utc('2026-01-14T12:00:00Z') }
const zone = 'Asia/Shanghai'
const of = (dimension: string, ...values: string[]) => ({ dimension, values, of: `marks.${dimension}` })

it('is the whole window where no hour, day or shift is named', () => {
  expect(told({ restrictions: [of('visit', 'V1')], window, zone })).toEqual(['01-12T00:00/01-14T12:00'])
})

it('is the day shifts of a range, and not the nights between them', () => {
  const restrictions = [of('shift', '2026-01-12 DAY', '2026-01-13 DAY')]
  expect(told({ restrictions, window, zone })).toEqual(['01-12T00:00/01-12T12:00', '01-13T00:00/01-13T12:00'])
})

it('puts shifts together that follow each other, and takes what several dimensions have in common', () => {
  const shifts = of('shift', '2026-01-13 NIGHT', '2026-01-13 DAY')
  expect(told({ restrictions: [shifts], window, zone })).toEqual(['01-13T00:00/01-14T00:00'])
  const hours = of('hour', '2026-01-13T03:00:00.000Z', '2026-01-14T06:00:00.000Z')
  expect(told({ restrictions: [shifts, hours], window, zone })).toEqual(['01-13T03:00/01-13T04:00'])
})

it('knows days of 23 hours, and nothing of what is no day', () => {
  const berlin = {
    window: { from: utc('2026-03-28T00:00:00Z'), to: utc('2026-03-31T00:00:00Z') },
    zone: 'Europe/Berlin',
  }
  expect(told({ restrictions: [of('day', '2026-03-29')], ...berlin })).toEqual(['03-28T23:00/03-29T22:00'])
  expect(told({ restrictions: [of('day', 'yesterday')], ...berlin })).toEqual([])
})
