import type { Conditions } from '@quaywise/contract'
import { expect, it } from 'vitest'
import { formOf, resetForm } from '../query/form.ts'
import { noTrunk, waysOut } from './ways-out.ts'

const day = { startTime: '2026-01-13 00:00', endTime: '2026-01-13 23:59' }
const choice = (key: string, count: number) => ({ key, label: key, count })
const conditions = (branch: number, latestDay: string | null): Conditions => ({
  trunkBranchLine: [choice('TRUNK', 0), choice('BRANCH', branch)],
  distinguishSelectedShip: [choice('OWN', 1)],
  opMode: [],
  line: [],
  vesselVoyages: [],
  equipment: { qc: [], agv: [], asc: [] },
  blocks: [],
  scopes: {} as Conditions['scopes'],
  latestDay,
})

it('shows branch vessels when only those were there', () => {
  expect(waysOut(formOf(day), conditions(2, '2026-01-13'))).toEqual([{ kind: 'branch' }])
})

it('shows all lines when the source tells trunk from branch of none', () => {
  const untold = { ...conditions(0, null), trunkBranchLine: [choice('TRUNK', 0), choice('UNKNOWN', 3)] }
  expect(waysOut(formOf(day), untold)).toEqual([{ kind: 'allLines' }])
  expect(waysOut(resetForm(formOf(day)), untold)).toEqual([])
})

it('goes to the newest day when the period lies elsewhere', () => {
  expect(waysOut(formOf(day), conditions(0, '2025-12-30'))).toEqual([{ kind: 'latest', day: '2025-12-30' }])
})

it('has no way out where there is none', () => {
  expect(waysOut(formOf(day), conditions(0, '2026-01-13'))).toEqual([])
  expect(waysOut(resetForm(formOf(day)), conditions(2, null))).toEqual([])
  expect(waysOut(formOf(day), undefined)).toEqual([])
})

it('says that trunk vessels were missing only when they alone were asked for', () => {
  expect(noTrunk(formOf(day), conditions(2, null))).toBe(true)
  expect(noTrunk(resetForm(formOf(day)), conditions(2, null))).toBe(false)
  expect(noTrunk(formOf(day), undefined)).toBe(false)
})
