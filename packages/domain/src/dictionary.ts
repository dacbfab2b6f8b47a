import { CRANE_TIME_CATEGORIES } from './crane-time.ts'
import { MACHINE_STATES } from './equipment.ts'
import { LIFT_KINDS, OP_MODES, YARD_MOVE_REASONS } from './operation.ts'
import { CYCLE_PHASES } from './phase.ts'
import { OWN_SHIP, TRUNK_BRANCH, VISIT_TIME_CATEGORIES } from './vessel-visit.ts'
import { LEG_STAGES, WAIT_KINDS, WAIT_ROOTS } from './wait.ts'

/** A list of words that pages show: the values of one dimension. */
export type Dictionary = {
  /** The dimension whose values are told by these words. */
  readonly id: string
  /** The words that the product itself knows; they can be worded anew, but not taken away. */
  readonly words: readonly string[]
  /** Values come with the data: entries can be added. */
  readonly open: boolean
}

const closed = (id: string, words: readonly string[]): Dictionary => ({ id, words, open: false })

/** The lists of words for which a terminal may have words of its own, in the order of their page. */
export const DICTIONARIES: readonly Dictionary[] = [
  closed('op', OP_MODES),
  closed('category', CRANE_TIME_CATEGORIES),
  closed('wait_root', WAIT_ROOTS),
  closed('wait_kind', WAIT_KINDS),
  { id: 'line', words: [], open: true },
  { id: 'service', words: [], open: true },
  closed('trunk_branch', TRUNK_BRANCH),
  closed('own_ship', OWN_SHIP),
  closed('state', MACHINE_STATES),
  closed('phase', [...CYCLE_PHASES, 'SWAP', 'W_SWAP']),
  closed('move_reason', YARD_MOVE_REASONS),
  closed('lift_kind', LIFT_KINDS),
  closed('visit_part', VISIT_TIME_CATEGORIES),
  closed('leg_stage', LEG_STAGES),
]
