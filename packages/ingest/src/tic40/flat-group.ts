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
  readonly #raws: string[] = []
  line = 0

  /** The message as it came. */
  get raw(): string {
    return this.#raws.join('\n')
  }

  /** Whether an entry begins the next message. */
  isNext(entry: FlatEntry): boolean {
    return this.#paths.has(entry.path) || this.#entries.length >= ENTRIES || this.#characters > CHARACTERS
  }

  add(entry: FlatEntry, line: number, raw: string): void {
    if (this.#entries.length === 0) {
      this.line = line
      this.#raws.length = 0
    }
    this.#raws.push(raw)
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
