import { monthNumber, monthStart } from '@quaywise/domain'
import { expect, test } from 'vitest'
import type { Question } from '../question.ts'
import type { KeptMonths } from './kept-month.ts'
import { withKept } from './with-kept.ts'

const zone = 'Asia/Shanghai'
const from = monthStart(monthNumber('2025-02'), zone)
const to = monthStart(monthNumber('2026-03'), zone)
const question: Question = {
  basis: 'time',
  ...{ terminal: 'here', zone, window: { from, to }, restrictions: [], scopes: {} },
  ...{ by: ['month', 'crane'], measures: ['gmph'], attributes: [], order: [], reasons: false },
  ...{ limit: 100, offset: 0 },
}
const dimension = (key: string) => ({ key, unit: null, role: 'dimension', type: 'key' }) as const
const body = { columns: [dimension('month'), dimension('crane')], rows: [{ month: '2026-02', crane: 'Q1' }] }
const lock = { version: 2, at: '2026-03-05T00:00:00Z', by: 'Lin' }
const kept: KeptMonths = async () =>
  new Map([
    ['2025-01', lock],
    ['2026-02', lock],
  ])

test('months that are cut further are counted, and told to be locked where they are', async () => {
  const panel = { kind: 'bar', x: 'month', measures: ['gmph'] } as const
  const answer = await withKept({ panel, question }, body, false, kept)
  expect(answer.rows).toEqual(body.rows)
  expect(answer.kept).toEqual({ '2026-02': { ...lock, whole: false } })
  expect(await withKept({ panel, question }, body, false, async () => new Map())).toEqual(body)
  expect(await withKept({ panel, question }, body, false, undefined)).toEqual(body)
})
