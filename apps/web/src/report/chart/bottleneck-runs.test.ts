import { expect, it } from 'vitest'
import { runsOf } from './bottleneck-runs.ts'

const hour = (root: string | null, outside = 0) => ({ bottleneck_root: root, outside_share: outside })

it('puts hours together that follow each other with the same bottleneck', () => {
  const runs = runsOf([
    hour('AGV'),
    hour('AGV'),
    hour('QC'),
    hour(null),
    hour(null, 0.8),
    hour('QC'),
    hour('QC'),
  ])
  expect(runs.map(({ root, rows }) => [root, rows.length])).toEqual([
    ['AGV', 2],
    ['QC', 1],
    ['NONE', 1],
    ['EXOGENOUS', 1],
    ['QC', 2],
  ])
})
