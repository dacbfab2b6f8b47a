import type { Ending } from './segment.ts'

const NOWHERE = -1

/** A place where a segment ends if its terminator is missing, and where the next one would begin. */
export class MissingEnd {
  end = NOWHERE
  head = NOWHERE
  by: Ending = 'LINE_BREAK'

  get suspected(): boolean {
    return this.head !== NOWHERE
  }

  /** A line ends; several line ends in a row are one. */
  suspectLine(at: number): void {
    if (this.head !== at) {
      this.end = at
      this.by = 'LINE_BREAK'
    }
    this.head = at + 1
  }

  /** A terminator is released, which a careless sender may have meant otherwise. */
  suspectReleased(at: number): void {
    this.end = at - 1
    this.head = at + 1
    this.by = 'RELEASED'
  }

  clear(): void {
    this.end = NOWHERE
    this.head = NOWHERE
  }

  /** The bytes in front of a place were let go. */
  shift(from: number): void {
    if (!this.suspected) return
    this.end -= from
    this.head -= from
  }
}
