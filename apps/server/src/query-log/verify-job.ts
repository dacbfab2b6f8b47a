import { setImmediate as nextTurn } from 'node:timers/promises'
import { type AdminStore, type LogSeal, newId } from '@quaywise/admin-store'
import { type LogVerification, logVerification } from '@quaywise/contract'
import { z } from 'zod'
import { readAnchor } from './anchor.ts'

const KEY = 'query_log.verification'
/** A verification that has not said anything for so long is given up. */
const SILENT_MS = 30_000
const TOLD_EVERY_MS = 700

const kept = logVerification.extend({ aliveAt: z.string() })
type Kept = z.infer<typeof kept>

type Parts = {
  readonly admin: AdminStore
  readonly seal: () => Promise<LogSeal>
  readonly dataDir: string
  readonly now: () => Date
  readonly flush: () => Promise<void>
  readonly onError: (error: unknown) => void
}

/** Verifies the chain of the log beside other work; whichever process is asked tells how far it is. */
export class LogVerifier {
  readonly #parts: Parts
  #stopped = false

  constructor(parts: Parts) {
    this.#parts = parts
  }

  stop(): void {
    this.#stopped = true
  }

  /** The newest verification; one whose process is gone counts as failed. */
  async current(): Promise<LogVerification | null> {
    const found = await this.#parts.admin.settings.get(KEY, (value) => kept.parse(value))
    if (!found) return null
    const { aliveAt, ...told } = found
    const silent = this.#parts.now().getTime() - Date.parse(aliveAt) > SILENT_MS
    return told.state === 'running' && silent ? { ...told, state: 'failed' } : told
  }

  /** Begins a verification in the name of a user; joins one that is under way. */
  async start(by: string): Promise<LogVerification> {
    const { now, onError } = this.#parts
    const running = await this.current()
    if (running?.state === 'running') return running
    const at = now().toISOString()
    const job: Kept = {
      ...{ id: newId(now()), state: 'running', startedBy: by, startedAt: at, finishedAt: null, aliveAt: at },
      ...{ checked: 0, total: 0, verdict: null },
    }
    await this.#keep(job)
    this.#run(job).catch((error: unknown) => {
      if (!this.#stopped) onError(error)
    })
    const { aliveAt: _, ...told } = job
    return told
  }

  async #run(job: Kept): Promise<void> {
    const { admin, seal, dataDir, now, flush } = this.#parts
    let [state, toldAt] = [job, 0]
    try {
      await flush()
      const key = await seal()
      const pieces = admin.log.verify(key, await readAnchor(dataDir, key))
      for (;;) {
        const { done, value } = await pieces.next()
        const aliveAt = now().toISOString()
        if (done) {
          await this.#keep({ ...state, state: 'done', verdict: value, finishedAt: aliveAt, aliveAt })
          return
        }
        state = { ...state, ...value, aliveAt }
        if (Date.now() - toldAt > TOLD_EVERY_MS) {
          await this.#keep(state)
          toldAt = Date.now()
        }
        await nextTurn()
        if (this.#stopped) return
      }
    } catch (error) {
      if (!this.#stopped) await this.#keep({ ...state, state: 'failed', finishedAt: now().toISOString() })
      throw error
    }
  }

  #keep(job: Kept): Promise<void> {
    return this.#parts.admin.settings.set(KEY, job)
  }
}
