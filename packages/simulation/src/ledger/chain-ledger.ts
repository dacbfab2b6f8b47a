import { Tally } from './tally.ts'

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

/** The way of boxes: instructions with their stages, and who waited how long. */
export class ChainLedger {
  readonly instructions = new Tally(['op', 'crane', 'block', 'visit'], INSTRUCTION)
  readonly legs = new Tally(['stage', 'op', 'crane', 'block'], ['legs', 'waitMs', 'workMs'])
  /** Waits, whole, as they end. */
  readonly waits = new Tally(['kind', 'machine'], ['ms'])
  /** The same milliseconds, as they are laid to somebody. */
  readonly roots = new Tally(['kind', 'root', 'op', 'block'], ['ms'])

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
