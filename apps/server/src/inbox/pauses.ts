const FIRST_MS = 5000
const LONGEST_MS = 300_000

/** How long to wait before something that failed is tried again: twice as long each time, up to five minutes. */
export class Pauses {
  readonly #until = new Map<string, { readonly at: number; readonly pauseMs: number }>()
  readonly #firstMs: number

  constructor(firstMs = FIRST_MS) {
    this.#firstMs = firstMs
  }

  get size(): number {
    return this.#until.size
  }

  isDue(id: string, now: number): boolean {
    return (this.#until.get(id)?.at ?? 0) <= now
  }

  failed(id: string, now: number): void {
    const before = this.#until.get(id)?.pauseMs
    const pauseMs = Math.min(LONGEST_MS, before === undefined ? this.#firstMs : before * 2)
    this.#until.set(id, { at: now + pauseMs, pauseMs })
  }

  /** Forgets what is not among these. */
  keep(ids: ReadonlySet<string>): void {
    for (const id of this.#until.keys()) if (!ids.has(id)) this.#until.delete(id)
  }
}
