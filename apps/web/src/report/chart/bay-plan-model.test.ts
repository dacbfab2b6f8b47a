import { describe, expect, test } from 'vitest'
import { acrossOf, baysOf, strengthOf } from './bay-plan-model.ts'

const cell = (part: string, row: number, tier: number, more: object = {}) => ({
  ...{ part, bay: 2, row, tier, bay_type: tier >= 70 ? 'DECK' : 'HOLD', op: 'DISC', crane: 'QC1' },
  ...{ boxes: 1, seconds: 100, lost_seconds: 40, units: ['A'] },
  ...more,
})

describe('the bays of a ship', () => {
  test('lie from port to starboard as their rows are numbered', () => {
    expect(acrossOf([1, 2, 0, 4, 3])).toEqual([4, 2, 0, 1, 3])
  })

  test('hold a position that was worked twice as one cell', () => {
    const [bay] = baysOf([
      cell('DONE', 1, 82),
      cell('DONE', 1, 82, { op: 'LOAD', seconds: 140, units: ['B'] }),
    ])
    expect(bay?.deck).toHaveLength(1)
    expect(bay?.deck[0]).toMatchObject({ ops: ['DISC', 'LOAD'], boxes: 2, seconds: 240, units: ['A', 'B'] })
    const worked = bay?.deck[0]
    expect(worked && strengthOf(worked, 'time')).toBe(120)
    expect(worked && strengthOf(worked, 'loss')).toBe(40)
  })

  test('say what is done rather than what was planned, and what the plan still has', () => {
    const [bay] = baysOf([
      cell('TO_WORK', 2, 4),
      cell('DONE', 2, 4),
      cell('STAYS', 4, 4),
      cell('LEFT', 0, 0, { boxes: 7 }),
    ])
    expect(bay?.hold.map(({ part }) => part)).toEqual(['DONE', 'STAYS'])
    expect(bay?.left).toBe(7)
    const stays = bay?.hold[1]
    expect(stays && strengthOf(stays, 'time')).toBeNull()
  })
})
