import { expect, test } from 'vitest'
import { bestMove, type CraneHour } from './move-vehicles.ts'

const crane = (name: string, more: Partial<CraneHour> = {}): CraneHour => ({
  ...{ crane: name, boxes: 30, waitMinutes: 0, grossMinutes: 60, vehicles: 5, standing: 0.2 },
  ...more,
})

test('moves a vehicle that stands idle to a crane that waits for one', () => {
  // QC1 moved 20 boxes in 45 working minutes: 15 minutes of waiting cost it 6.67 boxes. One more vehicle on four
  // brings a quarter of 20. QC2 has one of five standing under it at any time, and loses nothing by giving it.
  const move = bestMove([crane('QC1', { boxes: 20, waitMinutes: 15, vehicles: 4 }), crane('QC2')])
  expect(move).toEqual({ from: 'QC2', to: 'QC1', vehicles: 1, gained: 5, given: 0 })
})

test('moves no more than the crane lost by waiting', () => {
  const move = bestMove([
    crane('QC1', { boxes: 28, waitMinutes: 4, vehicles: 2 }),
    crane('QC2', { vehicles: 8, standing: 0.5 }),
  ])
  expect(move?.vehicles).toBe(1)
  expect(move?.gained).toBeCloseTo((4 / 60) * (28 / (56 / 60)), 9)
})

test('leaves all as it is where the other crane would lose as much', () => {
  const needy = crane('QC1', { boxes: 20, waitMinutes: 15, vehicles: 5 })
  expect(bestMove([needy, crane('QC2', { boxes: 34, standing: 0 })])).toBeNull()
})

test('never takes the last vehicle, and asks for none where no crane waits', () => {
  expect(bestMove([crane('QC1'), crane('QC2')])).toBeNull()
  expect(
    bestMove([crane('QC1', { waitMinutes: 20, vehicles: 3 }), crane('QC2', { vehicles: 1.4 })]),
  ).toBeNull()
})
