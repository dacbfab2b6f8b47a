import { isAttachable } from '../segment/equipment.ts'
import { part, type Segment } from '../syntax/segment.ts'
import type { Unit } from '../unit/unit.ts'
import type { MessageKind } from './message-kind.ts'

const STOWAGE = '147'
const DAMAGED_POSITION = /^\W*\w{0,6}\W+147\b/
const DAMAGED_EQUIPMENT = /^\W*\w{0,6}\W+CN\b|[A-Z]{4}\d{6}/i

/** Tells the segments that begin an item: a stow position, or equipment. */
export class ItemAnchor {
  readonly #usual: MessageKind['anchor']
  #anchor: MessageKind['anchor']

  constructor(usual: MessageKind['anchor']) {
    this.#usual = usual
    this.#anchor = usual
  }

  /** Whether a position begins the items of this message. */
  get isPosition(): boolean {
    return this.#anchor === 'POSITION'
  }

  /** Whether a segment begins another item than the one that is open. */
  begins(segment: Segment, open: Unit | null): boolean {
    if (segment.tag === 'LOC') return part(segment, 1) === STOWAGE && this.#beginsPosition(open)
    if (segment.tag !== 'EQD') return false
    const kind = part(segment, 1).toUpperCase()
    if (this.#anchor === 'EQUIPMENT') return !(open?.equipment?.kind === 'CN' && isAttachable(kind))
    // Some planners begin the items of a stow plan with the equipment.
    if (open === null) this.#anchor = 'EQUIPMENT'
    return open === null || isAnother(segment, open)
  }

  /** Whether a segment that cannot be read may have begun an item. */
  mayHaveBegun(raw: string): boolean {
    return this.isPosition ? DAMAGED_POSITION.test(raw) : DAMAGED_EQUIPMENT.test(raw)
  }

  /** A second position in one item means that positions begin the items after all. */
  #beginsPosition(open: Unit | null): boolean {
    if (this.#usual !== 'POSITION') return false
    if (open?.position) this.#anchor = 'POSITION'
    return this.isPosition
  }
}

/** Whether a second container stands in one cell: a bundle, or a position that got lost. */
const isAnother = (segment: Segment, { equipment }: Unit): boolean => {
  if (equipment === null || isAttachable(part(segment, 1).toUpperCase())) return false
  const number = part(segment, 2)
  return number !== '' && number !== equipment.number
}
