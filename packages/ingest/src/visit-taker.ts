import type { IngestPorts, StoredVisit } from './ports.ts'
import type { Visit } from './reading.ts'
import { saysTheSame } from './same-visit.ts'
import type { WarningTally } from './warning-tally.ts'

const CALLS_A_WRITE = 200

/** What a taker writes to, and for whom. */
export type TakerTarget = {
  readonly ports: IngestPorts
  readonly terminalId: string
  readonly batchId: string
}

type Pending = { readonly visit: Visit; readonly line: number }

/**
 * Takes calls exactly once. A call that the store already tells the same way is a duplicate, one that it
 * tells differently is replaced, the others are new. Holds at most 200 calls; `take` waits for the store.
 */
export class VisitTaker {
  readonly #target: TakerTarget
  readonly #tally: WarningTally
  readonly #pending = new Map<string, Pending>()
  #firstVersion: number | null = null
  #writes = 0
  accepted = 0
  duplicate = 0
  /** The last instant that a call tells; null for none. */
  lastAt: number | null = null

  constructor(target: TakerTarget, tally: WarningTally) {
    this.#target = target
    this.#tally = tally
  }

  async take(visit: Visit, line: number): Promise<void> {
    const id = visit.visit.visit_id
    this.lastAt = Math.max(this.lastAt ?? visit.lastAt, visit.lastAt)
    const twin = this.#pending.get(id)
    if (twin && saysTheSame(twin.visit, visit)) {
      this.duplicate += 1
      return
    }
    if (twin || this.#pending.size >= CALLS_A_WRITE) await this.flush()
    this.#pending.set(id, { visit, line })
  }

  async flush(): Promise<void> {
    if (this.#pending.size === 0) return
    const { ports, terminalId } = this.#target
    await ports.exclusively(terminalId, async () => {
      const stored = await ports.storedVisits(terminalId, [...this.#pending.keys()])
      await this.#write(stored)
    })
    this.#pending.clear()
  }

  async #write(stored: ReadonlyMap<string, StoredVisit>): Promise<void> {
    const { ports, terminalId, batchId } = this.#target
    const news = [...this.#pending].filter(([id, { visit }]) => {
      const known = stored.get(id)
      return !known || !saysTheSame(known, visit)
    })
    const replaced = news.map(([id]) => id).filter((id) => stored.has(id))
    if (news.length > 0) {
      const version = this.#nextVersion(stored)
      const calls = news.map(([, { visit }]) => visit)
      await ports.writeVisits({
        terminalId,
        version,
        token: `${batchId}:${this.#writes}`,
        visits: calls.map(({ visit }) => ({ ...visit, version })),
        times: calls.flatMap(({ times }) => times.map((part) => ({ ...part, version }))),
        replaced,
      })
      this.#writes += 1
      for (const [id, { line }] of news) this.#noteReplaced(stored.get(id), line)
      this.#firstVersion ??= version
    }
    this.accepted += news.length
    this.duplicate += this.#pending.size - news.length
  }

  #nextVersion(stored: ReadonlyMap<string, StoredVisit>): number {
    const versions = [...stored.values()].flatMap(({ visit, times }) =>
      [...(visit ? [visit] : []), ...times].map(({ version }) => version),
    )
    return versions.reduce((next, version) => Math.max(next, version + 1), this.#target.ports.now())
  }

  #noteReplaced(known: StoredVisit | undefined, line: number): void {
    if (!known?.visit) return
    const ours = this.#firstVersion !== null && known.visit.version >= this.#firstVersion
    this.#tally.add({ code: ours ? 'REPEATED_CALL' : 'CALL_CORRECTED', line })
  }
}
