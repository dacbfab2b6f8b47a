import { expect, it } from 'vitest'
import { formOf, resetForm, withList, withOffered, withPeriod, withTime } from './form.ts'

const day = { startTime: '2026-01-13 00:00', endTime: '2026-01-13 23:59' }
const morning = { startTime: '2026-01-13 08:00', endTime: '2026-01-13 11:59' }
const narrowed = withTime(formOf(day), 'qcOperation', morning)

it('opens with trunk calls of own ships', () => {
  expect(formOf(day).lists).toMatchObject({ trunkBranchLine: ['TRUNK'], distinguishSelectedShip: ['OWN'] })
})

it.each([
  ['period', () => withPeriod(narrowed, morning)],
  ['vessel voyage', () => withList(narrowed, 'vesselVoyage', ['V1'])],
])('clears the times of scopes and awaits a query when the %s changes', (_what, change) => {
  expect(change()).toMatchObject({ times: {}, pending: true })
})

it('keeps the times of scopes when the same period or another list is chosen', () => {
  expect(withPeriod(narrowed, day)).toBe(narrowed)
  expect(withList(narrowed, 'opMode', ['LOAD'])).toMatchObject({
    times: { qcOperation: morning },
    pending: false,
  })
})

it('gives a scope its whole time back', () => {
  expect(withTime(narrowed, 'qcOperation', undefined).times).toEqual({})
})

it('opens with a release time of six days', () => {
  expect(formOf(day).releaseTime).toBe(6)
})

it('keeps scopes awaiting a query when a reset lets voyages go', () => {
  expect(resetForm({ ...withList(formOf(day), 'vesselVoyage', ['V1']), pending: false }).pending).toBe(true)
  expect(resetForm(formOf(day)).pending).toBe(false)
})

it('keeps only the period on reset', () => {
  const form = resetForm(withList(narrowed, 'opMode', ['LOAD']))
  expect(form).toMatchObject({ ...day, times: {}, releaseTime: null, vesselPlanBerthingDate: null })
  expect(Object.values(form.lists).flat()).toEqual([])
})

it('drops operation modes that are no longer offered, and nothing before an answer', () => {
  const form = withList(formOf(day), 'opMode', ['LOAD', 'DISC'])
  expect(withOffered(form, [{ key: 'DISC' }]).lists.opMode).toEqual(['DISC'])
  expect(withOffered(form, undefined)).toBe(form)
  expect(withOffered(form, [{ key: 'DISC' }, { key: 'LOAD' }])).toBe(form)
})
