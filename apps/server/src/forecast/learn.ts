import type { Experience, PaceCell } from '@quaywise/forecast'
import { engineInstant, type Reader } from '@quaywise/report-kit/compile'
import { number, text } from './engine-value.ts'

const DAY = 86_400_000
/** Days whose experience is kept in mind, the newest asked for last. */
const KEPT = 40

const IN_WINDOW = "ended_at >= {from:DateTime64(3, 'UTC')} AND ended_at < {to:DateTime64(3, 'UTC')}"
const MS = "dateDiff('millisecond', started_at, ended_at)"
const TRUNK = `(SELECT visit_id, trunk_branch = 'TRUNK' AS trunk FROM quaywise.vessel_visit FINAL WHERE terminal_id = {terminal:String})`
const LIFTS = `SELECT c.visit_id AS visit_id, c.eq_id AS eq_id, v.trunk AS trunk, toString(c.op) AS op, toString(c.deck_hold) AS deck_hold,
    c.twin AS twin, c.crane_boxes AS crane_boxes, dateDiff('millisecond', c.started_at, c.ended_at) AS ms
  FROM quaywise.che_cycle AS c INNER JOIN ${TRUNK} AS v ON v.visit_id = c.visit_id
  WHERE c.terminal_id = {terminal:String} AND c.${IN_WINDOW.replace(' AND ended_at', ' AND c.ended_at')}
    AND c.eq_kind = 'QC' AND c.trolley = 'main' AND c.lift_kind = 'BOX'`

const CELLS = `SELECT trunk, op, deck_hold, twin, count() AS lifts, sum(crane_boxes) AS boxes, sum(ms) AS ms
FROM (${LIFTS}) GROUP BY trunk, op, deck_hold, twin`

const RUNS = `SELECT l.visit_id AS visit, count() AS lifts, sum(l.ms) AS ms, sum(m.mean) AS expected
FROM (${LIFTS}) AS l INNER JOIN (
  SELECT trunk, op, deck_hold, twin, avg(ms) AS mean FROM (${LIFTS}) GROUP BY trunk, op, deck_hold, twin
) AS m ON m.trunk = l.trunk AND m.op = l.op AND m.deck_hold = l.deck_hold AND m.twin = l.twin
GROUP BY l.visit_id, l.eq_id LIMIT 20000`

const TIMES = `quaywise.crane_time WHERE terminal_id = {terminal:String} AND ${IN_WINDOW}`
const SET_UPS = `SELECT deck_hold, count() AS queues, sum(spent) AS ms, sum(spent * spent) AS ms2 FROM (
  SELECT visit_id, wq_id, toString(any(deck_hold)) AS deck_hold, sumIf(${MS}, category IN ('HATCH', 'GANTRY', 'LASH')) AS spent
  FROM ${TIMES} AND wq_id != '' GROUP BY visit_id, wq_id
) GROUP BY deck_hold`
const SHARES = `SELECT sum(${MS}) AS gross, sumIf(${MS}, category = 'PLAN') AS plan,
  sumIf(${MS}, category IN ('FAULT', 'SHIP', 'WEATHER')) AS upset_ms,
  countIf(category IN ('FAULT', 'SHIP', 'WEATHER') AND started_at != toStartOfHour(started_at)) AS upsets FROM ${TIMES}`

/** Experience of a terminal up to the beginning of a day, kept in mind for the days asked for lately. */
export class Learning {
  readonly #kept = new Map<string, Promise<Experience>>()

  /** What the terminal had done in so many days before the day (UTC) that holds `at`. */
  before(terminal: string, at: number, reader: Reader, days: number): Promise<Experience> {
    const to = Math.floor(at / DAY) * DAY
    const key = `${terminal} ${to} ${days}`
    const known = this.#kept.get(key)
    if (known) return known
    const learned = learn(terminal, to, reader, days)
    this.#kept.set(key, learned)
    learned.catch(() => this.#kept.delete(key))
    const [oldest] = this.#kept.keys()
    if (this.#kept.size > KEPT && oldest !== undefined) this.#kept.delete(oldest)
    return learned
  }
}

const learn = async (terminal: string, to: number, { query }: Reader, days: number): Promise<Experience> => {
  const from = to - days * DAY
  const params = { terminal, from: engineInstant(from), to: engineInstant(to) }
  const [cells, runs, setUps, [shares = {}]] = (await Promise.all(
    [CELLS, RUNS, SET_UPS, SHARES].map((sql) => query(sql, params)),
  )) as [Rows, Rows, Rows, Rows]
  return {
    ...{ from, to },
    cells: cells.map(cellOf),
    runs: runs.map((row) => ({
      ...{ visit: text(row.visit), lifts: number(row.lifts) },
      ...{ ms: number(row.ms), expectedMs: number(row.expected) },
    })),
    setUps: setUps.map((row) => ({
      ...{ deckHold: text(row.deck_hold), queues: number(row.queues) },
      ...{ ms: number(row.ms), ms2: number(row.ms2) },
    })),
    upsets: { count: number(shares.upsets), ms: number(shares.upset_ms) },
    planMs: number(shares.plan),
    grossMs: number(shares.gross),
  }
}

type Rows = Awaited<ReturnType<Reader['query']>>

const cellOf = (row: Rows[number]): PaceCell => ({
  ...{ op: text(row.op), deckHold: text(row.deck_hold) },
  ...{ trunk: number(row.trunk) === 1, twin: number(row.twin) === 1 },
  ...{ lifts: number(row.lifts), boxes: number(row.boxes), ms: number(row.ms) },
})
