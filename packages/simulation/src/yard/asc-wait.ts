import type { CyclePhase, OpMode } from '@quaywise/domain'
import { type Actor, type Doing, newActor } from '../chain/actor.ts'
import type { OpenWait } from '../chain/blame.ts'
import { isRetrieval } from '../play/asc-job.ts'
import type { Asc } from './asc.ts'

/** What a stacking crane waits for. */
export type AscWaits = CyclePhase & ('W_TWIN' | 'W_AGV' | 'W_TRUCK')

/** A stacking crane as one that waits, and as one that others wait for. */
export class AscWait {
  readonly actor: Actor
  readonly #asc: Asc
  #open: OpenWait | null = null
  #phase: AscWaits = 'W_TWIN'
  #works: OpMode | '' = ''

  constructor(asc: Asc) {
    this.#asc = asc
    const { id } = asc.body
    this.actor = newActor(id, id, () => this.#doing())
  }

  /** It works from now on, for an operation. */
  works(op: OpMode): void {
    const { body, job } = this.#asc
    body.states.set({ state: 'WORKING', activity: '', visitId: job?.visitId ?? '', op })
    this.#turn(op)
  }

  /** It has nothing to do from now on, or is out of service. */
  rests(): void {
    this.#turn('')
  }

  #turn(op: OpMode | ''): void {
    const { blame } = this.#asc.yard.world
    if (this.#open) blame.end(this.#open)
    else if (op === this.#works && op !== '') return
    this.#open = null
    this.#works = op
    blame.stirred(this.actor)
  }

  /** It stands and waits for its vehicle, or for its partner. */
  begin(phase: AscWaits): void {
    const { job, block, body, yard } = this.#asc
    const { blame } = yard.world
    body.wait(phase)
    body.states.set({ state: 'WAITING', activity: phase, visitId: job?.visitId ?? '', op: job?.op ?? '' })
    if (this.#open) blame.end(this.#open)
    this.#phase = phase
    const twin = phase === 'W_TWIN'
    this.#open = blame.begin(
      {
        eqKind: 'ASC',
        eqId: this.actor.id,
        kind: twin || (job && isRetrieval(job)) ? 'BLOCKED' : 'STARVED',
        wiId: job?.link?.wiId ?? '',
        op: job?.op ?? '',
        visitId: job?.visitId ?? '',
        qcId: job?.link?.qcId ?? '',
        blockId: block.id,
        toll: (twin ? job?.link?.own : job?.link?.meeting) ?? null,
      },
      () => this.#on(),
    )
    blame.stirred(this.actor)
  }

  #on(): Actor | null {
    const { partner, job } = this.#asc
    return this.#phase === 'W_TWIN' ? (partner?.waiting.actor ?? null) : (job?.link?.carrier ?? null)
  }

  #doing(): Doing {
    const { side } = this.#asc.body
    const { job, down } = this.#asc
    const root = side === 'WATER' ? 'ASC_WATER' : 'ASC_LAND'
    const op = job?.op ?? ''
    if (this.#open) return { waitsFor: this.#on(), root, state: this.#phase, op }
    if (down) return { waitsFor: null, root, state: down, op }
    // Nothing is asked of it: who waits for a place at its block waits for the vehicles there.
    if (!job) return { waitsFor: null, root: 'TRAFFIC', state: 'IDLE', op }
    return { waitsFor: null, root, state: this.#works === 'RESHUFFLE' ? 'RESHUFFLE' : 'WORKING', op }
  }
}
