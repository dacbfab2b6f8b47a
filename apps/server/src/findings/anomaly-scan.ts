import type { AdminStore, TerminalEntry } from '@quaywise/admin-store'
import { measureOf } from '@quaywise/metrics'
import type { Reader } from '@quaywise/report-kit/compile'
import { type InEffect, parametersAt } from '../parameters/in-effect.ts'
import type { RuleRun } from '../rules/rule-work.ts'
import { hourHref, hourPeriod, lastFinishedHour, shiftOf } from './finished-hour.ts'
import { type Standing, standingsOf, type Watched } from './unusual-hour.ts'

const HOUR_MS = 3_600_000
/** Hours that a scan catches up with. */
const MOST_HOURS = 3
/** So many hours in a row beyond half of the limit are unusual as well. */
const IN_A_ROW = 3
const PAGE = '/BigDataAnalysis/workshift/workshiftMonitor'

/** What scans for the unusual work with; `busy` names terminals whose data are still on their way. */
export type ScanParts = {
  readonly admin: AdminStore
  readonly reader: Reader
  readonly busy: () => Promise<ReadonlySet<string>>
  readonly now: () => Date
}

/** What a terminal's last hours were: up to where they were looked at, and which measures stood badly in a row. */
type Memory = { readonly hour: number; readonly inARow: ReadonlyMap<Watched, number> }

/**
 * Looks at each hour once it is over: which measures stood worse than ever usual at this hour of the week. What is
 * found is told once a shift for each measure that stands worst, with how many others did too.
 */
export class AnomalyScan {
  readonly #parts: ScanParts
  readonly #memory = new Map<string, Memory>()

  constructor(parts: ScanParts) {
    this.#parts = parts
  }

  /** Scans one terminal, or all; gives how many hours were looked at and how many were told. */
  async turn({ rule, goOn }: Pick<RuleRun, 'rule' | 'goOn'>): Promise<{ hours: number; told: number }> {
    const busy = await this.#parts.busy()
    let [hours, told] = [0, 0]
    for (const terminal of await this.#parts.admin.terminals.list()) {
      if (busy.has(terminal.id) || (rule.terminal ?? terminal.id) !== terminal.id) continue
      const last = lastFinishedHour(terminal, this.#parts.now())
      const known = this.#memory.get(terminal.id)?.hour ?? Number.NEGATIVE_INFINITY
      for (
        let hour = Math.max(known + HOUR_MS, last - (MOST_HOURS - 1) * HOUR_MS);
        hour <= last;
        hour += HOUR_MS
      ) {
        if (!(await goOn())) return { hours, told }
        told += (await this.#hour(terminal, hour, goOn)) ? 1 : 0
        hours += 1
      }
    }
    return { hours, told }
  }

  async #hour(terminal: TerminalEntry, hour: number, goOn: RuleRun['goOn']): Promise<boolean> {
    const { admin, reader, now } = this.#parts
    const parameters = await parametersAt(admin, now())
    const limit = parameters.values['anomaly.score']
    const standings = await standingsOf(terminal, hour, { reader, parameters, goOn: () => goOn() })
    const before = this.#memory.get(terminal.id)
    const follows = before?.hour === hour - HOUR_MS
    const inARow = new Map<Watched, number>()
    for (const { measure, score } of standings)
      if (score >= limit / 2) inARow.set(measure, (follows ? (before?.inARow.get(measure) ?? 0) : 0) + 1)
    this.#memory.set(terminal.id, { hour, inARow })
    const found = standings
      .filter(({ measure, score }) => score >= limit || (inARow.get(measure) ?? 0) >= IN_A_ROW)
      .sort((one, other) => other.score - one.score)
    return this.#tell(terminal, hour, found, parameters)
  }

  async #tell(
    terminal: TerminalEntry,
    hour: number,
    found: readonly Standing[],
    parameters: InEffect,
  ): Promise<boolean> {
    const [worst] = found
    if (!worst) return false
    const { measure, value, usual, score, weeks } = worst
    const { admin, now } = this.#parts
    const { startTime } = hourPeriod(hour, terminal.zone)
    return admin.notices.tell(
      {
        ...{ terminal: terminal.id, userId: null, kind: 'anomaly', href: hourHref(PAGE, terminal, hour) },
        onceKey: `anomaly:${terminal.id}:${shiftOf(hour, terminal.zone, parameters)}:${measure}`,
        detail: {
          ...{ hour: startTime, measure, value, usual, unit: measureOf(measure).unit },
          ...{ score: Math.round(10 * score) / 10, weeks, others: found.length - 1 },
        },
      },
      now(),
    )
  }
}
