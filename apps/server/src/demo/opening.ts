import type { AdminStore } from '@quaywise/admin-store'
import type { AnalyticsStore } from '@quaywise/analytics-store'
import { insertBatches } from './insert-batches.ts'
import type { NotedWrite } from './noted-write.ts'
import type { Player } from './player.ts'
import { tellSlots } from './tell-slots.ts'

/** Whose opening it is, and where it goes. */
export type OpeningParts = {
  readonly store: AnalyticsStore
  readonly admin: AdminStore
  readonly player: Player
  readonly terminal: string
  readonly noted: NotedWrite
  readonly giveWay: () => Promise<void>
}

/**
 * What stands before the first week of a demonstration terminal: its places, then the calls under way and the
 * boxes in the yard. Each is told once; a start that was cut off tells it again under the same tokens.
 */
export class Opening {
  readonly #parts: OpeningParts
  #telling: Promise<void> | null = null

  constructor(parts: OpeningParts) {
    this.#parts = parts
  }

  /** Tells the places: no page can do without them. */
  async places(): Promise<void> {
    const { store, player, terminal, noted } = this.#parts
    await this.#once('places', async (name) => {
      const batches = await player.places()
      await noted(batches, () => insertBatches(store, name, batches))
      await tellSlots(store, terminal)
    })
  }

  /** Whether the calls and the boxes are in the store. */
  told(): Promise<boolean> {
    return this.#isTold('opening')
  }

  /** Tells the calls and the boxes; asked again meanwhile, it is still done once. */
  async tell(): Promise<void> {
    this.#telling ??= this.#callsAndBoxes().finally(() => {
      this.#telling = null
    })
    await this.#telling
  }

  #callsAndBoxes(): Promise<void> {
    const { store, player, giveWay, noted } = this.#parts
    return this.#once('opening', async (name) => {
      const batches = await player.opening()
      await noted(batches, () => insertBatches(store, name, batches, giveWay))
    })
  }

  async #isTold(what: string): Promise<boolean> {
    return (await this.#parts.admin.settings.get(this.#key(what), Boolean)) === true
  }

  async #once(what: string, tell: (name: string) => Promise<void>): Promise<void> {
    if (await this.#isTold(what)) return
    await tell(`demo-${this.#parts.terminal}-${what}`)
    await this.#parts.admin.settings.set(this.#key(what), true)
  }

  #key(what: string): string {
    return `demo_${what}_${this.#parts.terminal}`
  }
}
