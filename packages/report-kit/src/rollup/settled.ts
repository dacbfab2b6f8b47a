import { ROLLUPS } from './rollup.ts'
import type { Shelf } from './shelf.ts'

/** A shelf without the days of which the clock, in epoch milliseconds, may still change something; whole without one. */
export const settledBy = (shelf: Shelf, now: number | undefined): Shelf => {
  if (now === undefined) return shelf
  return (name) => {
    const built = shelf(name)
    const hangs = ROLLUPS.get(name)?.dataset.rollup
    const settles = typeof hangs === 'object' ? hangs.settles : undefined
    if (!built || settles === undefined) return built
    return { ...built, days: built.days.filter(({ to }) => to + settles <= now) }
  }
}
