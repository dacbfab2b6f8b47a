import { expect, it } from 'vitest'
import { compareOfQuery, queryOfCompare } from './compare.ts'
import { marksOfQuery, queryOfMarks, withMark, withoutMark } from './marks.ts'

const told = (query: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(
    Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  )

it.each([
  [{}],
  [{ crane: ['QC101'], hour: ['2026-01-13T02:00:00Z'] }],
  [{ line: ['A, B & Co', '100%', '%', '干线'] }],
  [{ op: [null, 'LOAD'] }],
])('what was chosen comes back from its address: %o', (marks) => {
  expect(marksOfQuery(told(queryOfMarks({}, marks)))).toEqual(marks)
})

it('leaves nothing of the marks before in the address', () => {
  expect(queryOfMarks({ crane: ['Q1'], op: ['LOAD'] }, { op: ['DISC'] })).toEqual({
    'marks.crane': undefined,
    'marks.op': 'DISC',
  })
})

it('chooses a mark instead of another of its dimensions, and takes one value back', () => {
  const marks = withMark({ crane: ['Q1'], op: ['LOAD'] }, { crane: 'Q2', hour: null })
  expect(marks).toEqual({ crane: ['Q2'], op: ['LOAD'], hour: [null] })
  expect(withoutMark(marks, 'hour', null)).toEqual({ crane: ['Q2'], op: ['LOAD'] })
  expect(withoutMark({ crane: ['Q1', 'Q2'] }, 'crane', 'Q1')).toEqual({ crane: ['Q2'] })
  expect(withoutMark(marks, 'nothing', 'x')).toEqual(marks)
})

it.each([
  'previous',
  'same-shift-last-week',
  'previous-call',
  { startTime: '2026-01-01 00:00', endTime: '2026-01-01 23:59' },
  undefined,
] as const)('a comparison comes back from its address: %o', (compare) => {
  expect(compareOfQuery(told(queryOfCompare(compare)))).toEqual(compare)
})

it.each([
  { compare: 'yesterday' },
  { compare: 'custom' },
  { compare: 'custom', compareStart: '2026-01-02 00:00', compareEnd: '2026-01-01 00:00' },
])('an address without a comparison compares nothing: %o', (query) => {
  expect(compareOfQuery(query)).toBeUndefined()
})
