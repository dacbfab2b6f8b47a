import { uniform } from '../engine/random.ts'
import type { AscJob } from './asc-job.ts'
import type { World } from './world.ts'

const BAY_M = 6.7
const MS_PER_M = 270
const MOST_SHUFFLES = 5
const SYSTEMS = ['SPREADER', 'HOIST', 'GANTRY', 'CONTROL'] as const

/** Milliseconds of gantry travel between two bays. */
export const travelMs = (from: number, to: number): number => Math.abs(from - to) * BAY_M * MS_PER_M

/** How many boxes stand on the box that a job fetches: a Poisson count with the mean of its operation. */
export const boxesInTheWay = (world: World, job: AscJob): number => {
  const { importReshuffles, loadReshuffles } = world.scenario.rates
  const mean = job.op === 'DELIVER' ? importReshuffles : loadReshuffles
  let left = uniform(job.key, 44) * Math.exp(mean) - 1
  let count = 0
  for (let term = mean; left > 0 && count < MOST_SHUFFLES; term *= mean / (count + 1)) {
    left -= term
    count++
  }
  return count
}

/** Tells a fault of a stacking crane that is repaired now; it began when the crane turned to a job. */
export const tellAscFault = (world: World, id: string, job: AscJob, from: number): void =>
  world.fault({
    fault_id: `${id}-${from.toString(36).toUpperCase()}`,
    eq_kind: 'ASC',
    eq_id: id,
    visit_id: job.visitId,
    op: job.op,
    system: SYSTEMS[Math.floor(uniform(job.key, 42) * SYSTEMS.length)] ?? 'CONTROL',
    code: `A${100 + Math.floor(uniform(job.key, 43) * 50)}`,
    started_at: from,
    ended_at: world.engine.now,
  })
