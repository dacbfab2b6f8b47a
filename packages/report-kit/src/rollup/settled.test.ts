import { expect, it } from 'vitest'
import { settledBy } from './settled.ts'
import type { Built } from './shelf.ts'

const DAY = 86_400_000
const day = (n: number) => ({
  ...{ day: `2026-01-0${n + 1}`, from: n * DAY, to: (n + 1) * DAY, build: n, even: true },
  ...{ enters: false, reach: null },
})
const BUILT: Built = { days: [day(0), day(1), day(2)], months: [], classes: true }
const daysOf = (dataset: string, now?: number) =>
  settledBy(() => BUILT, now)(dataset)?.days.map(({ build }) => build)

it('leaves out the days of appointments that the clock may still decide', () => {
  expect(daysOf('appointments', 3 * DAY)).toEqual([0, 1])
  expect(daysOf('appointments', 4 * DAY)).toEqual([0, 1, 2])
})

it('takes all days where no clock is told, or where it decides nothing', () => {
  expect(daysOf('appointments')).toEqual([0, 1, 2])
  expect(daysOf('trucks', DAY)).toEqual([0, 1, 2])
})
