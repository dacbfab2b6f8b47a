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
  readonly #coming = new Set<Promise<void>>()
  readonly #passedOver = new WeakSet<LogEntry>()
  #waiting: LogEntry[] = []
  #lost = 0
  #timer: NodeJS.Timeout | undefined
  #writing: Promise<void> = Promise.resolve()
  #closed = false

  constructor(parts: LogWriterParts) {
    this.#parts = parts
  }

  /** Takes entries in once they are made; they are on disk half a second later, or when the writer is closed. */
  note(making: Promise<readonly LogEntry[]>): void {
    const taken = making.then((entries) => this.#take(entries)).catch(this.#parts.onError)
    this.#coming.add(taken)
    void taken.finally(() => this.#coming.delete(taken))
  }

  /** Resolves when the entries, and all that were taken in before them, are on disk; rejects when they cannot be. */
  async write(entries: readonly LogEntry[]): Promise<void> {
    this.#waiting.push(...entries)
    await this.#drain()
    if (entries.some((entry) => this.#passedOver.has(entry))) throw new Error('A call could not be noted.')
  }

  /** Writes what waits: whoever reads the log next sees all that was answered before. */
  async flush(): Promise<void> {
    await Promise.all(this.#coming)
    await this.#drain()
  }

  /** Writes what waits; whatever comes later is written without a pause. */
  async close(): Promise<void> {
    this.#closed = true
    clearTimeout(this.#timer)
    await Promise.all(this.#coming)
    await this.#drain().catch(this.#parts.onError)
  }

  #take(entries: readonly LogEntry[]): Promise<void> | void {
    const room = Math.max(0, (this.#parts.mostWaiting ?? MOST_WAITING) - this.#waiting.length)
    this.#waiting.push(...entries.slice(0, room))
    this.#lost += Math.max(0, entries.length - room)
    if (this.#closed) return this.#drain()
    this.#later(PAUSE_MS)
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
    const seal = await this.#parts.seal()
    let size = BATCH
    while (this.#waiting.length > 0 || this.#lost > 0) {
      const batch = this.#waiting.slice(0, size)
      try {
        await this.#append(batch, seal)
        size = BATCH
      } catch (error) {
        if (batch.length > 1) size = Math.ceil(batch.length / 2)
        else await this.#passOver(batch, seal, error)
      }
    }
  }

  async #append(batch: readonly LogEntry[], seal: LogSeal): Promise<void> {
    const { admin, now, dataDir } = this.#parts
    const lost = this.#lost
    const told = lost > 0 ? [lostEntry(lost, now())] : []
    const head = await admin.log.append([...batch, ...told], seal)
    this.#waiting = this.#waiting.slice(batch.length)
    this.#lost -= lost
    await keepAnchor(dataDir, head, seal).catch(this.#parts.onError)
  }

  /** An entry that cannot be written, where others can, must not hold them up for ever. Throws where none can. */
  async #passOver([entry]: readonly LogEntry[], seal: LogSeal, error: unknown): Promise<void> {
    const { admin, now, onError } = this.#parts
    if (!entry) throw error
    await admin.log.append([lostEntry(1, now())], seal).catch(() => Promise.reject(error))
    this.#passedOver.add(entry)
    this.#waiting = this.#waiting.slice(1)
    onError(error)
  }
}
