import type { InterchangeHead } from '../message/interchange-head.ts'
import type { SegmentOddity } from '../syntax/parse-segment.ts'
import { part, type Segment } from '../syntax/segment.ts'

/** Counts what stands between the head and the trailer of an interchange, and of the groups in it. */
export class Interchange {
  readonly head: InterchangeHead | null
  #messages = 0
  #groups = 0
  #groupMessages = 0
  #groupReference: string | null = null

  constructor(head: InterchangeHead | null) {
    this.head = head
  }

  countMessage(): void {
    this.#messages += 1
    this.#groupMessages += 1
  }

  beginGroup(segment: Segment): void {
    this.#groups += 1
    this.#groupMessages = 0
    this.#groupReference = part(segment, 5)
  }

  /** What the trailer of a group states otherwise. */
  endGroup(segment: Segment): readonly SegmentOddity[] {
    if (this.#groupReference === null) return [{ code: 'TRAILER_UNEXPECTED', tag: segment.tag }]
    return trailerOddities(segment, [this.#groupMessages], this.#groupReference)
  }

  /** What the trailer of the interchange states otherwise; without groups it counts messages. */
  end(segment: Segment): readonly SegmentOddity[] {
    const counts = this.#groups > 0 ? [this.#groups, this.#messages] : [this.#messages]
    return trailerOddities(segment, counts, this.head?.reference ?? null)
  }
}

const trailerOddities = (
  segment: Segment,
  counts: readonly number[],
  reference: string | null,
): readonly SegmentOddity[] => {
  const { tag } = segment
  const [stated, named] = [part(segment, 1), part(segment, 2)]
  const odd: SegmentOddity[] = []
  if (!counts.includes(Number(stated)))
    odd.push({ code: 'MESSAGE_COUNT', tag, value: stated, expected: String(counts[0]) })
  if (reference !== null && named !== reference)
    odd.push({ code: 'INTERCHANGE_REFERENCE', tag, value: named, expected: reference })
  return odd
}
