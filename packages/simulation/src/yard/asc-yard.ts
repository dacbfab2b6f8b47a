import type { World } from '../play/world.ts'
import type { SlotChoice } from './slot-choice.ts'
import type { YardBox } from './yard-box.ts'

/** What a crane and its doings share with the yard. */
export type AscYard = {
  readonly world: World
  readonly choice: SlotChoice
  /** A box left its stack to leave the yard. */
  picked(box: YardBox): void
}
