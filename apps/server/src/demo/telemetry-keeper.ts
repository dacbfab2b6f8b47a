import type { AdminStore, Job } from '@quaywise/admin-store'
import type { AnalyticsStore } from '@quaywise/analytics-store'
import { forgetTelemetry, TELEMETRY_HOURS, telemetryHours, tellTelemetry } from './telemetry.ts'
import { weekStateOf } from './week-job.ts'
import type { WeekQueue } from './week-queue.ts'

const LEASE_SECONDS = 120
const DAY_MS = 86_400_000

/** What the telemetry of a demonstration terminal is made of and kept by. */
export type KeeperParts = {
  readonly store: AnalyticsStore
  readonly admin: AdminStore
  readonly queue: WeekQueue
  readonly terminal: string
  /** Names this process among those that share the stores. */
  readonly owner: string
  /** Where the span of the terminal ends, in epoch ms; infinite for one that lives on. */
  readonly spanEnd: number
  readonly giveWay: () => Promise<void>
  readonly signal: AbortSignal
}

/** Up to where the newest weeks hold every phase, in epoch ms; 0 while the last 48 hours are not there yet. */
const completeTo = (jobs: readonly Job[]): number => {
  const phases = jobs.filter((job) => weekStateOf(job).part === 'phases')
  const [newest, before] = phases.sort((one, other) => weekStateOf(other).start - weekStateOf(one).start)
  if (!newest) return 0
  const { start, done, to } = weekStateOf(newest)
  const isWhole = !before || before.status === 'done' || weekStateOf(before).done >= start
  return isWhole ? Math.min(done, to) : 0
}

/** Whole days are forgotten at once: what is kept begins up to a day before the last 48 hours. */
const oldestDay = (end: number): number => Math.floor((end - TELEMETRY_HOURS * 3_600_000) / DAY_MS) * DAY_MS

/** Tells the telemetry of the last 48 hours, hour by hour as the phases come; one process does it. */
export class TelemetryKeeper {
  readonly #parts: KeeperParts
  readonly #kind: string

  constructor(parts: KeeperParts) {
    this.#parts = parts
    this.#kind = `telemetry ${parts.terminal}`
  }

  /** Tells every full hour that is due. What was told before a crash is told again in place of the old. */
  async step(): Promise<void> {
    const { admin, queue, owner, spanEnd } = this.#parts
    await admin.jobs.add({ id: this.#kind, kind: this.#kind, state: 0, sort: 0 }, new Date())
    const end = completeTo(await queue.list())
    // The last hours of a terminal that ends are known only at its end.
    if (end === 0 || (Number.isFinite(spanEnd) && end < spanEnd)) return
    const job = await admin.jobs.claim(this.#kind, owner, new Date(), LEASE_SECONDS)
    if (!job) return
    try {
      await this.#tell(job, end)
    } finally {
      await admin.jobs.release(job.id, owner, new Date())
    }
  }

  async #tell(job: Job, end: number): Promise<void> {
    const { admin, store, terminal, owner, spanEnd, giveWay, signal } = this.#parts
    const done = typeof job.state === 'number' ? job.state : 0
    for (const hour of telemetryHours(done, end, end >= spanEnd)) {
      if (signal.aborted) return
      await giveWay()
      await tellTelemetry(store, terminal, hour)
      const saved = { state: hour + 3_600_000, progress: 1, leaseSeconds: LEASE_SECONDS }
      if (!(await admin.jobs.save(job.id, owner, saved, new Date()))) return
    }
    if (end < spanEnd) await forgetTelemetry(store, terminal, oldestDay(end))
  }
}
