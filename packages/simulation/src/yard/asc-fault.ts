import { exponential } from '../engine/distribution.ts'
import { uniform } from '../engine/random.ts'
import { instantWord } from '../instant-word.ts'
import type { AscJob } from '../play/asc-job.ts'
import { HOUR, MINUTE } from '../scenario/calendar.ts'
import type { Asc } from './asc.ts'
import { comeBack, standAside } from './asc-out.ts'

const LONGEST_REPAIR = 3 * HOUR
const BEFORE_END = 30 * MINUTE
const SYSTEMS = ['SPREADER', 'HOIST', 'GANTRY', 'CONTROL'] as const

/**
 * A job may find its crane broken. The crane then drives out of the way behind its transfer point, and its
 * jobs go to the partner until it is repaired. Never both cranes of a block at once.
 */
export const breaksDown = (asc: Asc, job: AscJob): boolean => {
  const { partner } = asc
  const { engine, left, scenario } = asc.yard.world
  const { rates } = scenario
  if (uniform(job.key, 40) > 1 / rates.ascMovesPerFault || !partner || partner.down) return false
  const drawn = MINUTE + exponential(uniform(job.key, 41), rates.ascRepairMs - MINUTE)
  const repair = Math.round(Math.min(drawn, LONGEST_REPAIR, left - BEFORE_END))
  if (repair < MINUTE) return false
  const from = engine.now
  standAside(asc, 'FAULT', job)
  engine.after(repair, () => repaired(asc, job, from))
  return true
}

const repaired = (asc: Asc, job: AscJob, from: number): void => {
  const { world } = asc.yard
  comeBack(asc)
  world.fault({
    fault_id: `${asc.body.id}-${instantWord(from)}`,
    eq_kind: 'ASC',
    eq_id: asc.body.id,
    visit_id: job.visitId,
    op: job.op,
    system: SYSTEMS[Math.floor(uniform(job.key, 42) * SYSTEMS.length)] ?? 'CONTROL',
    code: `A${100 + Math.floor(uniform(job.key, 43) * 50)}`,
    started_at: from,
    ended_at: world.engine.now,
  })
  asc.next()
}
