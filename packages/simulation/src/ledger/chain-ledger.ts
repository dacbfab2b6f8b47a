import { type Cut, Tally } from './tally.ts'

/** An instruction that is confirmed, as the model knows it; `null` for what it does not have. */
type Instruction = {
  readonly op: string
  readonly crane: string
  readonly block: string
  readonly visit: string
  readonly createdAt: number
  readonly dispatchedAt: number | null
  readonly startedAt: number | null
  readonly dueAt: number | null
  readonly confirmedAt: number
  readonly placePlanned: number
  readonly placeDone: number
}

/** What a wait is told by: who waits, and where. */
type Waiting = {
  readonly eqKind: string
  readonly eqId: string
  readonly op: string
  readonly visitId: string
  readonly blockId: string
}

const INSTRUCTION = [
  'instructions',
  'leadMs',
  'dispatched',
  'dispatchMs',
  'timed',
  'late',
  'latenessMs',
  'ordered',
  'inOrder',
] as const

const INSTRUCTIONS_BY = { always: [], fine: ['op', 'crane', 'block', 'visit'] } as const
const LEGS_BY = { always: [], fine: ['stage', 'op', 'crane', 'block'] } as const
const LEGS_SUMS = ['legs', 'waitMs', 'workMs'] as const
const WAITS_BY = { always: [], fine: ['kind', 'machine'] } as const
const WAITS_SUMS = ['ms'] as const
const ROOTS_BY = { always: [], fine: ['kind', 'root', 'op', 'block'] } as const
const ROOTS_SUMS = ['ms'] as const

/** The way of boxes: instructions with their stages, and who waited how long. */
export class ChainLedger {
  readonly instructions: Tally<Cut<typeof INSTRUCTIONS_BY>, (typeof INSTRUCTION)[number]>
  readonly legs: Tally<Cut<typeof LEGS_BY>, (typeof LEGS_SUMS)[number]>
  /** Waits, whole, as they end. */
  readonly waits: Tally<Cut<typeof WAITS_BY>, (typeof WAITS_SUMS)[number]>
  /** The same milliseconds, as they are laid to somebody. */
  readonly roots: Tally<Cut<typeof ROOTS_BY>, (typeof ROOTS_SUMS)[number]>

  constructor(fine: boolean) {
    this.instructions = new Tally<Cut<typeof INSTRUCTIONS_BY>, (typeof INSTRUCTION)[number]>(
      fine,
      INSTRUCTIONS_BY,
      INSTRUCTION,
    )
    this.legs = new Tally<Cut<typeof LEGS_BY>, (typeof LEGS_SUMS)[number]>(fine, LEGS_BY, LEGS_SUMS)
    this.waits = new Tally<Cut<typeof WAITS_BY>, (typeof WAITS_SUMS)[number]>(fine, WAITS_BY, WAITS_SUMS)
    this.roots = new Tally<Cut<typeof ROOTS_BY>, (typeof ROOTS_SUMS)[number]>(fine, ROOTS_BY, ROOTS_SUMS)
  }

  confirmed(told: Instruction): void {
    const { op, crane, block, visit, createdAt, startedAt, dueAt, confirmedAt, placePlanned, placeDone } =
      told
    const sums = this.instructions.at({ op, crane, block, visit })
    sums.instructions++
    sums.leadMs += confirmedAt - createdAt
    if (told.dispatchedAt !== null) {
      sums.dispatched++
      sums.dispatchMs += told.dispatchedAt - createdAt
    }
    if (dueAt !== null && startedAt !== null) {
      sums.timed++
      if (startedAt > dueAt) sums.late++
      sums.latenessMs += startedAt - dueAt
    }
    if (placePlanned === 0 || placeDone === 0) return
    sums.ordered++
    if (placePlanned === placeDone) sums.inOrder++
  }

  leg(
    stage: string,
    { op, crane, block }: Pick<Instruction, 'op' | 'crane' | 'block'>,
    waitMs: number,
    workMs: number,
  ): void {
    const sums = this.legs.at({ stage, op, crane, block })
    sums.legs++
    sums.waitMs += waitMs
    sums.workMs += workMs
  }

  waited({ eqKind, eqId }: Waiting, ms: number): void {
    this.waits.at({ kind: eqKind, machine: eqKind === 'TRUCK' ? '' : eqId }).ms += ms
  }

  laid({ eqKind, op, blockId }: Waiting, root: string, ms: number): void {
    this.roots.at({ kind: eqKind, root, op, block: blockId }).ms += ms
  }
}
