import type { AdminStore, LogEntry, LogSeal } from '@quaywise/admin-store'
import { keepAnchor } from './anchor.ts'
import { lostEntry } from './system-entry.ts'

/** Entries that may wait; more are not taken in, and their number is noted in a row of its own. */
const MOST_WAITING = 20_000
const BATCH = 500
const PAUSE_MS = 400
const RETRY_MS = 2000

/** What a writer writes with. */
export type LogWriterParts = {
  readonly admin: Pick<AdminStore, 'log'>
  readonly seal: () => Promise<LogSeal>
  readonly dataDir: string
  readonly now: () => Date
  readonly onError: (error: unknown) => void
  readonly mostWaiting?: number
}

/**
 * Writes the query log: in short batches for whoever does not wait (`note`), at once for whoever does (`write`). All
 * of it goes through one queue, so that rows stand in the order in which calls ended.
 */
export class LogWriter {
  readonly #parts: LogWriterParts
  #waiting: LogEntry[] = []
  #lost = 0
  #timer: NodeJS.Timeout | undefined
  #writing: Promise<void> = Promise.resolve()
  #closed = false

  constructor(parts: LogWriterParts) {
    this.#parts = parts
  }

  /** Takes an entry in and returns at once; it is on disk within half a second, or when the writer is closed. */
  note(entry: LogEntry): void {
    if (this.#waiting.length >= (this.#parts.mostWaiting ?? MOST_WAITING)) this.#lost += 1
    else this.#waiting.push(entry)
    this.#later(PAUSE_MS)
  }

  /** Resolves when the entries, and all that were taken in before them, are on disk; rejects when they cannot be. */
  async write(entries: readonly LogEntry[]): Promise<void> {
    this.#waiting.push(...entries)
    await this.#drain()
  }

  /** Writes what waits. */
  flush(): Promise<void> {
    return this.#drain()
  }

  /** Writes what waits, and takes no more pauses. */
  async close(): Promise<void> {
    this.#closed = true
    clearTimeout(this.#timer)
    await this.#drain().catch(this.#parts.onError)
  }

  #later(ms: number): void {
    if (this.#timer !== undefined || this.#closed) return
    this.#timer = setTimeout(() => {
      this.#timer = undefined
      this.#drain().catch((error: unknown) => {
        this.#parts.onError(error)
        this.#later(RETRY_MS)
      })
    }, ms)
    this.#timer.unref()
  }

  #drain(): Promise<void> {
    const drained = this.#writing.then(() => this.#writeAll())
    this.#writing = drained.catch(() => undefined)
    return drained
  }

  async #writeAll(): Promise<void> {
    const { admin, now, dataDir } = this.#parts
    const seal = await this.#parts.seal()
    while (this.#waiting.length > 0 || this.#lost > 0) {
      const lost = this.#lost
      const batch = this.#waiting.slice(0, BATCH)
      const told = lost > 0 ? [lostEntry(lost, now())] : []
      const head = await admin.log.append([...batch, ...told], seal)
      this.#waiting = this.#waiting.slice(batch.length)
      this.#lost -= lost
      await keepAnchor(dataDir, head, seal).catch(this.#parts.onError)
    }
  }
}
