import type { FlatEntry } from './flat.ts'

const ENTRIES = 5000
const CHARACTERS = 4_194_304

/**
 * Gathers entries that come one by one into messages: a path that comes again begins the next message, and
 * so do the 5,001st entry and one beyond four million characters.
 */
export class FlatGroup {
  #entries: FlatEntry[] = []
  readonly #paths = new Set<string>()
  #characters = 0
  line = 0
  raw = ''

  /** Whether an entry begins the next message. */
  isNext(entry: FlatEntry): boolean {
    return this.#paths.has(entry.path) || this.#entries.length >= ENTRIES || this.#characters > CHARACTERS
  }

  add(entry: FlatEntry, line: number, raw: string): void {
    if (this.#entries.length === 0) {
      this.line = line
      this.raw = raw
    }
    this.#characters += raw.length
    this.#entries.push(entry)
    this.#paths.add(entry.path)
  }

  take(): readonly FlatEntry[] {
    const entries = this.#entries
    this.#entries = []
    this.#paths.clear()
    this.#characters = 0
    return entries
  }
}
