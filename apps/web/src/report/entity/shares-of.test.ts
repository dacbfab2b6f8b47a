import type { EntityBar } from '@quaywise/contract'
import { expect, it } from 'vitest'
import { sharesOf } from './shares-of.ts'

const bar = (of: string, key: string, minutes: readonly [number, number], plan = false): EntityBar => {
  const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString()
  return { lane: 'x', of, key, label: '', from: at(minutes[0]), to: at(minutes[1]), plan, opens: null }
}

it('adds up each state, the longest first, each sort for itself', () => {
  const shares = sharesOf([
    bar('state', 'IDLE', [0, 4]),
    bar('state', 'WORKING', [4, 10]),
    bar('state', 'IDLE', [10, 14]),
    bar('category', 'HATCH', [4, 6]),
  ])
  expect(shares).toEqual([
    [
      { of: 'state', key: 'IDLE', seconds: 480 },
      { of: 'state', key: 'WORKING', seconds: 360 },
    ],
    [{ of: 'category', key: 'HATCH', seconds: 120 }],
  ])
})

it('counts neither plans nor calls nor faults as states', () => {
  const bars = [
    bar('visit_part', 'BERTH', [0, 9], true),
    bar('call', 'V1', [0, 9]),
    bar('severity', 'FAILURE', [0, 9]),
  ]
  expect(sharesOf(bars)).toEqual([])
})
