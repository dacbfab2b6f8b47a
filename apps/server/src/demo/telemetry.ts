import type { AnalyticsStore } from '@quaywise/analytics-store'

const HOUR_MS = 3_600_000
/** A phase is told when its cycle ends; the longest cycle, with a long wait in it, is over by then. */
const LAG_MS = HOUR_MS

/** No phase lasts longer; so the hours before need not be read. */
const LONGEST_PHASE_MS = 6 * HOUR_MS

/** Hours of telemetry kept of what moves. */
export const TELEMETRY_HOURS = 48

const HOUR_OF = `terminal_id = {terminal:String}
  AND at >= {from:DateTime64(3, 'UTC')} AND at < {to:DateTime64(3, 'UTC')}`

/*
 * Between the ends of a phase a machine moves evenly. A second belongs to the phase that holds it, so that
 * phases without a gap give a track without a gap.
 */
const SECONDS_OF_PHASES = `INSERT INTO quaywise.telemetry
  (terminal_id, eq_kind, eq_id, trolley, at, x, y, z, speed, load_kg, soc, wind, source)
SELECT
  moving.terminal_id, eq_kind, eq_id, trolley, moment,
  round(x0 + (x1 - x0) * share, 2), round(y0 + (y1 - y0) * share, 2), round(z0 + (z1 - z0) * share, 2),
  round(sqrt(pow(x1 - x0, 2) + pow(y1 - y0, 2) + pow(z1 - z0, 2)) * 1000 / (ended - started), 2),
  load_kg, soc, if(eq_kind = 'QC', round(toFloat64(measured.wind), 2), 0), source
FROM (
  SELECT *,
    toUnixTimestamp64Milli(started_at) AS started, toUnixTimestamp64Milli(ended_at) AS ended,
    arrayJoin(range(
      intDiv(greatest(started, {fromMs:Int64}) + 999, 1000), intDiv(least(ended, {toMs:Int64}) + 999, 1000)
    )) AS second,
    (second * 1000 - started) / (ended - started) AS share,
    toFloat64(from_x) AS x0, toFloat64(from_y) AS y0, toFloat64(from_z) AS z0,
    toFloat64(to_x) AS x1, toFloat64(to_y) AS y1, toFloat64(to_z) AS z1,
    fromUnixTimestamp64Milli(second * 1000, 'UTC') AS moment
  FROM quaywise.cycle_phase
  WHERE terminal_id = {terminal:String}
    AND started_at >= {oldest:DateTime64(3, 'UTC')}
    AND started_at < {to:DateTime64(3, 'UTC')} AND ended_at > {from:DateTime64(3, 'UTC')}
    AND ended_at > started_at
) AS moving
ASOF LEFT JOIN (
  SELECT terminal_id, at AS measured_at, wind FROM quaywise.weather WHERE terminal_id = {terminal:String}
) AS measured ON moving.terminal_id = measured.terminal_id AND moving.moment >= measured.measured_at`

/** The full hours whose telemetry can be told: of the last 48, after `done`, up to an hour before `end`; epoch ms. */
export const telemetryHours = (done: number, end: number, isOver: boolean): readonly number[] => {
  const last = Math.floor((isOver ? end : end - LAG_MS) / HOUR_MS) * HOUR_MS
  const first = Math.max(done, last - TELEMETRY_HOURS * HOUR_MS)
  return Array.from({ length: Math.max(0, (last - first) / HOUR_MS) }, (_, hour) => first + hour * HOUR_MS)
}

/** Forgets the telemetry of a terminal before an instant, epoch ms. */
export const forgetTelemetry = async (
  store: AnalyticsStore,
  terminal: string,
  before: number,
): Promise<void> => {
  const params = { terminal, before: new Date(before).toISOString() }
  const old = `terminal_id = {terminal:String} AND at < {before:DateTime64(3, 'UTC')}`
  const { rows } = await store.query(`SELECT 1 FROM quaywise.telemetry WHERE ${old} LIMIT 1`, { params })
  if (rows.length > 0) await store.command(`DELETE FROM quaywise.telemetry WHERE ${old}`, { params })
}

/** Tells one hour of telemetry, a row a second and moving machine, from the phases in the store; told again, it is replaced. */
export const tellTelemetry = async (store: AnalyticsStore, terminal: string, hour: number): Promise<void> => {
  const from = new Date(hour).toISOString()
  const to = new Date(hour + HOUR_MS).toISOString()
  const oldest = new Date(hour - LONGEST_PHASE_MS).toISOString()
  const params = { terminal, oldest, from, to, fromMs: String(hour), toMs: String(hour + HOUR_MS) }
  const { rows } = await store.query(`SELECT 1 FROM quaywise.telemetry WHERE ${HOUR_OF} LIMIT 1`, { params })
  if (rows.length > 0) await store.command(`DELETE FROM quaywise.telemetry WHERE ${HOUR_OF}`, { params })
  await store.command(SECONDS_OF_PHASES, { params })
}
