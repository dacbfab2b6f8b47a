import type { AdminStore, TerminalEntry } from '@quaywise/admin-store'
import type { AnalyticsStore } from '@quaywise/analytics-store'
import type { Loading } from '@quaywise/contract'
import type { ForecastFact } from '@quaywise/domain'
import { engineInstant, type Reader } from '@quaywise/report-kit/compile'
import { parameterOf, shiftsIn } from '../parameters/in-effect.ts'
import { terminalNow } from '../terminals/terminal-now.ts'
import { text } from './engine-value.ts'
import { factsOfCall } from './facts-of-call.ts'
import { forecastRows, judgedLooks } from './forecast-rows.ts'
import { Learning } from './learn.ts'

const MINUTE_MS = 60_000
/** Finished calls that are caught up with in one turn. */
const AT_ONCE = 10

/** What keeping forecasts needs. `giveWay` resolves when nobody waits for an answer. */
export type ForecastParts = {
  readonly store: AnalyticsStore
  readonly admin: AdminStore
  readonly loading: () => Promise<readonly Loading[]>
  readonly giveWay: () => Promise<void>
  readonly now: () => Date
}

const OWN = "terminal_id = {terminal:String} AND own_ship = 'OWN'"
const NOW = "{now:DateTime64(3, 'UTC')}"
/** Running calls that were not looked at lately, and finished ones of the last 90 days that never were. */
const DUE = `
SELECT visit_id, isNotNull(last_lift) AND isNotNull(atd) AND atd <= ${NOW} AS finished FROM (SELECT * FROM quaywise.vessel_visit FINAL WHERE ${OWN}) AS v
LEFT JOIN (
  SELECT visit_id, max(made_at) AS looked FROM quaywise.forecast WHERE terminal_id = {terminal:String} AND method = 'MODEL' GROUP BY visit_id
) AS f USING (visit_id)
WHERE isNotNull(first_lift) AND first_lift <= ${NOW} AND sort_at > ${NOW} - toIntervalDay(90)
  AND if(isNotNull(atd) AND atd <= ${NOW}, f.looked = toDateTime64(0, 3, 'UTC'), f.looked < {look:DateTime64(3, 'UTC')})
  AND visit_id IN (SELECT visit_id FROM quaywise.work_queue WHERE terminal_id = {terminal:String})
ORDER BY finished, sort_at DESC LIMIT ${AT_ONCE}`

/** Stores what is expected of running calls, and of finished ones what would have been, so that it can be judged. */
export class ForecastKeeper {
  readonly #parts: ForecastParts
  readonly #learning = new Learning()

  constructor(parts: ForecastParts) {
    this.#parts = parts
  }

  /** One turn over one terminal, or all; gives the number of rows stored. Stops when `goOn` says no. */
  async turn(only: string | null = null, goOn: () => Promise<boolean> = async () => true): Promise<number> {
    const { admin, loading } = this.#parts
    const busy = new Set((await loading()).filter(({ state }) => state === 'loading').map((l) => l.terminal))
    let rows = 0
    for (const terminal of await admin.terminals.list())
      if (!busy.has(terminal.id) && (only === null || only === terminal.id))
        rows += await this.#terminal(terminal, goOn)
    return rows
  }

  async #terminal(terminal: TerminalEntry, goOn: () => Promise<boolean>): Promise<number> {
    const { store, giveWay } = this.#parts
    const now = terminalNow(terminal, this.#parts.now()).getTime()
    const lookMs = (await parameterOf(this.#parts.admin, 'forecast.look_min', this.#parts.now())) * MINUTE_MS
    const reader: Reader = { query: async (sql, params) => (await store.query(sql, { params })).rows }
    const due = await reader.query(DUE, {
      ...{ terminal: terminal.id, now: engineInstant(now), look: engineInstant(now - lookMs) },
    })
    let rows = 0
    for (const row of due) {
      if (!(await goOn())) break
      await giveWay()
      const look = Number(row.finished) === 1 ? null : Math.floor(now / lookMs) * lookMs
      rows += await this.#call(terminal, text(row.visit_id), look, now, reader)
    }
    return rows
  }

  async #call(
    terminal: TerminalEntry,
    visit: string,
    look: number | null,
    now: number,
    reader: Reader,
  ): Promise<number> {
    const known = await factsOfCall(terminal, visit, reader, await shiftsIn(this.#parts.admin, terminal))
    if (!known) return 0
    const first = known.facts.lifts[0]?.at ?? now
    const days = await parameterOf(this.#parts.admin, 'forecast.learned_days', this.#parts.now())
    const experience = await this.#learning.before(terminal.id, first, reader, days)
    const looks = look === null ? judgedLooks(known.facts) : [look]
    const rows = forecastRows(terminal.id, known.facts, experience, looks)
    if (rows.length > 0) await this.#insert(rows, `${visit} ${looks.join(' ')}`)
    return rows.length
  }

  /** The same looks told twice, by two processes, add nothing. */
  async #insert(rows: readonly ForecastFact[], token: string): Promise<void> {
    const lines = rows.map((row) =>
      JSON.stringify({
        ...row,
        ...{ made_at: engineInstant(row.made_at), etc_p10: engineInstant(row.etc_p10) },
        ...{ etc_p50: engineInstant(row.etc_p50), etc_p90: engineInstant(row.etc_p90) },
      }),
    )
    const columns = Object.keys(rows[0] ?? {})
    await this.#parts.store.insert('quaywise.forecast', 'JSONEachRow', lines.join('\n'), {
      columns,
      token: `forecast ${token}`,
    })
  }
}
