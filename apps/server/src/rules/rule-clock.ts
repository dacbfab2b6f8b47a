import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { AdminStore, ScheduledRule } from '@quaywise/admin-store'
import { RULE_KINDS, type RuleKind } from '@quaywise/contract'
import { parametersAt } from '../parameters/in-effect.ts'
import { nextRun, scheduleOf } from './next-run.ts'
import type { RuleRun, RuleWorks } from './rule-work.ts'

const LEASE_SECONDS = 300
const LOOK_MS = 2000
const LONGEST_ERROR = 500

/** What the clock of the rules works with. */
export type RuleClockParts = {
  readonly admin: AdminStore
  readonly works: RuleWorks
  /** Whether the engine belongs to this process alone: whoever held a rule before is gone. */
  readonly alone: boolean
  readonly onError: (error: unknown) => void
  /** How long it rests between two looks; two seconds unless told. */
  readonly lookMs?: number
}

const isKind = (kind: string): kind is RuleKind => RULE_KINDS.some((known) => known === kind)

/** Runs the jobs that are due, each in one process of all. A job that fails says why, and is due again at its next time. */
export class RuleClock {
  readonly #parts: RuleClockParts
  readonly #owner = randomUUID()
  readonly #stopping = new AbortController()
  readonly #runs = new Set<Promise<void>>()
  #running: Promise<void> = Promise.resolve()

  constructor(parts: RuleClockParts) {
    this.#parts = parts
  }

  run(): void {
    this.#running = this.#loop()
  }

  async stop(): Promise<void> {
    this.#stopping.abort()
    await this.#running
    await Promise.all(this.#runs)
  }

  async #loop(): Promise<void> {
    const { admin, alone, onError, lookMs = LOOK_MS } = this.#parts
    const { signal } = this.#stopping
    if (alone) await admin.rules.freeAll().catch(onError)
    while (!signal.aborted) {
      await this.#look().catch((error: unknown) => {
        if (!signal.aborted) onError(error)
      })
      await sleep(lookMs, undefined, { signal }).catch(() => undefined)
    }
  }

  /** Begins everything that is due. */
  async #look(): Promise<void> {
    const lease = () => ({ owner: this.#owner, now: new Date(), seconds: LEASE_SECONDS })
    for (let rule = await this.#parts.admin.rules.claim(lease()); rule; ) {
      const run = this.#work(rule).catch(this.#parts.onError)
      this.#runs.add(run)
      void run.finally(() => this.#runs.delete(run))
      rule = this.#stopping.signal.aborted ? undefined : await this.#parts.admin.rules.claim(lease())
    }
  }

  #runOf(rule: ScheduledRule): RuleRun {
    const held = { id: rule.id, owner: this.#owner }
    const { rules } = this.#parts.admin
    return {
      rule,
      goOn: async (progress) => {
        if (this.#stopping.signal.aborted) return false
        const more = progress === undefined ? {} : { progress }
        return rules.renew(held, { ...more, seconds: LEASE_SECONDS, now: new Date() })
      },
      holds: (tx) => rules.renew(held, { seconds: LEASE_SECONDS, now: new Date() }, tx),
    }
  }

  async #work(rule: ScheduledRule): Promise<void> {
    const { admin, works, onError } = this.#parts
    const began = Date.now()
    let outcome: Readonly<Record<string, number>> = {}
    let error: string | null = null
    try {
      if (!isKind(rule.kind)) throw new Error(`No job is called ${rule.kind}.`)
      outcome = await works[rule.kind](this.#runOf(rule))
    } catch (thrown) {
      if (!this.#stopping.signal.aborted) onError(thrown)
      error = (thrown instanceof Error ? thrown.message : String(thrown)).slice(0, LONGEST_ERROR)
    }
    const now = new Date()
    // What was changed while the job ran holds for its next time.
    const schedule = scheduleOf((await admin.rules.get(rule.id))?.schedule ?? rule.schedule)
    const stopped = this.#stopping.signal.aborted
    await admin.rules.end(
      { id: rule.id, owner: this.#owner },
      {
        ...{ outcome: { ...outcome }, ms: Date.now() - began, error: stopped ? null : error },
        nextAt: stopped ? now : nextRun(schedule, now, await parametersAt(admin, now)),
      },
    )
  }
}
