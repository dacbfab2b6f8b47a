import type { CyclePhase } from '@quaywise/domain'

/** One straight piece of a track, or a stand where both ends are the same. */
export type Piece = {
  readonly phase: CyclePhase
  readonly from: number
  readonly to: number
  readonly fromX: number
  readonly fromY: number
  readonly toX: number
  readonly toY: number
  readonly loadKg: number
}

type Open = { -readonly [K in keyof Piece]: Piece[K] }

/** Where one vehicle was, piece by piece: pieces follow each other without a gap in time or place. */
export class Track {
  /** What the vehicle carries from the next piece on. */
  loadKg = 0
  #pieces: Open[] = []
  #phase: CyclePhase | null = null
  #x = 0
  #y = 0

  /** From `at` on it does something else; null when that is not told. */
  turn(at: number, phase: CyclePhase | null): void {
    this.#stretchTo(at)
    this.#phase = phase
    if (phase) this.#add(phase, at, at, this.#x, this.#y)
  }

  /** It drives straight to a point between two instants. */
  line(from: number, to: number, x: number, y: number): void {
    const phase = this.#phase
    if (!phase) {
      this.place(x, y)
      return
    }
    this.#stretchTo(from)
    const last = this.#pieces.at(-1)
    if (last && isEmpty(last)) this.#pieces.pop()
    const before = this.#pieces.at(-1)
    if (before && before.phase === phase && before.to === from && goesOn(before, x, y)) {
      before.to = to
      before.toX = x
      before.toY = y
    } else this.#add(phase, from, to, x, y)
    this.place(x, y)
  }

  /** It stands at a point from the start. */
  place(x: number, y: number): void {
    this.#x = x
    this.#y = y
  }

  /** The pieces up to `at`, handed over. */
  take(at: number): readonly Piece[] {
    this.#stretchTo(at)
    const taken = this.#pieces.filter((piece) => !isEmpty(piece))
    this.#pieces = []
    return taken
  }

  #add(phase: CyclePhase, from: number, to: number, toX: number, toY: number): void {
    this.#pieces.push({ phase, from, to, fromX: this.#x, fromY: this.#y, toX, toY, loadKg: this.loadKg })
  }

  /** What was done last lasted until `at`: a drive that took longer than foreseen was slower. */
  #stretchTo(at: number): void {
    const last = this.#pieces.at(-1)
    if (last && at > last.to) last.to = at
  }
}

const isEmpty = (piece: Piece): boolean => piece.from === piece.to

const goesOn = (piece: Piece, x: number, y: number): boolean =>
  (piece.fromY === piece.toY && piece.toY === y && (x - piece.toX) * (piece.toX - piece.fromX) > 0) ||
  (piece.fromX === piece.toX && piece.toX === x && (y - piece.toY) * (piece.toY - piece.fromY) > 0)
