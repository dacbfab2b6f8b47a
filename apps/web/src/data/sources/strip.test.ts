import { expect, it } from 'vitest'
import { runsOf } from './strip.ts'

const kinds = (hours: string, usual: number) =>
  runsOf(hours, usual).map(({ kind, hours: n }) => `${n} ${kind}`)

it('tells a gap from what is usual, and from the time before the first fact', () => {
  expect(kinds('0011101001', 1)).toEqual(['2 before', '3 data', '1 gap', '1 data', '2 gap', '1 data'])
  expect(kinds('0011101001', 2)).toEqual(['2 before', '3 data', '1 quiet', '1 data', '2 gap', '1 data'])
})

it('does not take the hour that runs now for a gap', () => {
  expect(kinds('110', 1)).toEqual(['2 data', '1 quiet'])
  expect(kinds('1100', 1)).toEqual(['2 data', '2 gap'])
  expect(kinds('000', 1)).toEqual(['3 before'])
})
