import type { Column } from '@quaywise/contract'
import { expect, it } from 'vitest'
import { latestSince, sinceInCompared } from './on-record.ts'

const column = (key: string, since?: string): Column => ({
  ...{ key, unit: null, role: 'measure', type: 'number' },
  ...(since ? { since } : {}),
})
const compare = { start: '2025-02-01T00:00:00.000Z', end: '2025-03-01T00:00:00.000Z', zone: 'UTC' }
const [MIDDLE, SOON] = ['2025-02-17T04:00:00.000Z', '2025-02-01T05:00:00.000Z']

it('tells where records begin within what is compared with', () => {
  const data = { columns: [column('teu', MIDDLE), column('calls', SOON), column('gmph')], compare }
  expect(['teu', 'calls', 'gmph'].map((key) => sinceInCompared(data, key))).toEqual([
    MIDDLE,
    undefined,
    undefined,
  ])
  expect(latestSince(data)).toBe(MIDDLE)
})

it('tells nothing where nothing is compared', () => {
  expect(latestSince({ columns: [column('teu', MIDDLE)] })).toBeUndefined()
  expect(latestSince({ columns: [column('teu', MIDDLE)], compare: null })).toBeUndefined()
})
