import type { CraneWork } from '../plan/crane-work.ts'
import type { Stretch } from '../play/stretch.ts'
import { LiftLink } from './lift-link.ts'

/** The lifts over the quay that are under way. */
export class LiftLinks {
  readonly #now: () => number
  readonly #open = new Map<Stretch, Map<number, LiftLink>>()

  readonly #places = new Map<CraneWork, Uint16Array>()

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

  /** Place of a lift in its queue by plan, from 1. */
  placeInQueue({ work }: Stretch, lift: number): number {
    let places = this.#places.get(work)
    if (!places) {
      places = placesOf(work)
      this.#places.set(work, places)
    }
    return places[lift] ?? 0
  }
}

const placesOf = ({ lifts, queues }: CraneWork): Uint16Array => {
  const counts = queues.map(() => 0)
  return Uint16Array.from(lifts, ({ queue }) => {
    counts[queue] = (counts[queue] ?? 0) + 1
    return counts[queue] ?? 0
  })
}
