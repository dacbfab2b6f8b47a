import type { Stretch } from '../play/stretch.ts'
import { LiftLink } from './lift-link.ts'

/** The lifts over the quay that are under way. */
export class LiftLinks {
  readonly #now: () => number
  readonly #open = new Map<Stretch, Map<number, LiftLink>>()

  constructor(now: () => number) {
    this.#now = now
  }

  /** The link of a lift; made when it is first asked for: then the instruction is created. */
  of(stretch: Stretch, lift: number): LiftLink {
    let links = this.#open.get(stretch)
    if (!links) {
      links = new Map()
      this.#open.set(stretch, links)
    }
    let link = links.get(lift)
    if (!link) {
      link = new LiftLink(stretch, lift, this.#now())
      links.set(lift, link)
    }
    return link
  }

  /** The lift is confirmed. */
  close({ stretch, lift }: LiftLink): void {
    const links = this.#open.get(stretch)
    links?.delete(lift)
    if (links?.size === 0) this.#open.delete(stretch)
  }
}
