import { expect, it } from 'vitest'
import { PLAIN, START } from './call.fixture.ts'
import { Delays } from './delays.ts'
import { Random } from './random.ts'

const HOUR = 3_600_000
const ROUNDS = 400

/** What all changes of a day cost on average that follow one another by so many hours, in minutes. */
const lostInADay = (delays: Delays, hours: number): number => {
  const changes = Array.from({ length: 24 / hours + 1 }, (_, place) => START + place * hours * HOUR)
  const random = new Random('changes')
  let lost = 0
  for (let round = 0; round < ROUNDS; round += 1) lost += delays.changes(START, 24 * HOUR, changes, random)
  return lost / ROUNDS / 60_000
}

it('loses as much of a day to shift changes as was lost before, however long the shifts are', () => {
  const known = new Delays({ ...PLAIN, planMs: 40 * HOUR, grossMs: 4000 * HOUR })
  // A hundredth of the day.
  for (const hours of [12, 8, 6]) expect(Math.abs(lostInADay(known, hours) - 14.4)).toBeLessThan(1)
})

it('takes what is usual for a change where nothing is known', () => {
  const unknown = new Delays({ ...PLAIN, planMs: 0, grossMs: 0 })
  expect(Math.abs(lostInADay(unknown, 12) - 20)).toBeLessThan(2)
  expect(Math.abs(lostInADay(unknown, 8) - 30)).toBeLessThan(3)
})
