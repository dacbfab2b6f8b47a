import type { WaitKind } from '@quaywise/domain'
import type { Actor } from '../chain/actor.ts'
import type { Toll } from '../chain/toll.ts'

/** What a vehicle waits for: a box that it is to take, or to be rid of the one that it has. */
export type AgvWait = {
  readonly kind: WaitKind
  readonly on: () => Actor
  /** '' while it is open which box it will get. */
  readonly wiId: string
  /** '' under a crane. */
  readonly blockId: string
  readonly toll: Toll | null
}
