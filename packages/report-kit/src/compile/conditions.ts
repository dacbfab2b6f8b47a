import type { Reader } from './answer.ts'
import { type EngineRow, textOrNull as text } from './engine-row.ts'
import { engineInstant, type Window } from './window.ts'

/** Counts of everything that the search form offers in a window. */
type Choice = { key: string; label: string; count: number }
type ScopeRange = {
  start: string | null
  end: string | null
  rows: number
  gaps: { start: string; end: string }[]
}
type VesselVoyage = {
  visitId: string
  vesselName: string
  voyageIn: string
  voyageOut: string
  line: string
  atb: string | null
  atd: string | null
  trunkBranch: string
  ownShip: string
  boxes: number
}
export type Conditions = {
  trunkBranchLine: Choice[]
  distinguishSelectedShip: Choice[]
  opMode: Choice[]
  line: Choice[]
  vesselVoyages: VesselVoyage[]
  equipment: { qc: Choice[]; agv: Choice[]; asc: Choice[] }
  blocks: Choice[]
  scopes: Record<
    'outTruckArrival' | 'qcOperation' | 'agvOperation' | 'ascOperation' | 'containerInstruction',
    ScopeRange
  >
  latestDay: string | null
}

const from = "{from:DateTime64(3, 'UTC')}"
const to = "{to:DateTime64(3, 'UTC')}"
const inWindow = (at: string): string =>
  `terminal_id = {terminal:String} AND ${at} > ${from} AND ${at} <= ${to}`

/** Calls that touch the window, with their crane boxes inside it. */
const VISITS = `
SELECT v.visit_id AS visitId, any(v.vessel) AS vesselName, any(v.voyage_in) AS voyageIn, any(v.voyage_out) AS voyageOut,
  any(v.line) AS line, any(v.atb) AS atb, any(v.atd) AS atd, any(v.trunk_branch) AS trunkBranch, any(v.own_ship) AS ownShip,
  sum(c.boxes) AS boxes
FROM (SELECT * FROM quaywise.vessel_visit FINAL WHERE terminal_id = {terminal:String}) AS v
LEFT JOIN (
  SELECT visit_id, sum(crane_boxes) AS boxes FROM quaywise.che_cycle
  WHERE ${inWindow('ended_at')} AND eq_kind = 'QC' AND trolley = 'main' GROUP BY visit_id
) AS c ON c.visit_id = v.visit_id
WHERE (v.atb < ${to} AND ifNull(v.atd, ${to}) > ${from}) OR (v.counted_at >= ${from} AND v.counted_at < ${to}) OR c.boxes > 0
GROUP BY v.visit_id ORDER BY boxes DESC, visitId LIMIT 500`

/** Machines, operations and blocks with their cycles in the window, and where the records of each kind begin, end and pause. */
const MACHINES = `
SELECT eq_kind, toString(eq_id) AS eq_id, toString(op) AS op, toString(block_id) AS block, count() AS cycles
FROM quaywise.che_cycle WHERE ${inWindow('ended_at')} AND (eq_kind != 'QC' OR (trolley = 'main' AND lift_kind = 'BOX'))
GROUP BY GROUPING SETS ((eq_kind, eq_id), (eq_kind, op), (eq_kind, block))`

const ranges = (source: string): string => `
SELECT kind, min(first) AS start, max(last) AS end, sum(n) AS rows,
  groupArray((last, next)) AS pairs
FROM (SELECT kind, hour, n, first, last, leadInFrame(first, 1, NULL) OVER (PARTITION BY kind ORDER BY hour ROWS BETWEEN CURRENT ROW AND UNBOUNDED FOLLOWING) AS next
  FROM (SELECT kind, hour, count() AS n, toNullable(min(at)) AS first, toNullable(max(at)) AS last FROM (${source}) GROUP BY kind, hour))
GROUP BY kind`

const SCOPES = ranges(`
  SELECT eq_kind AS kind, ended_at AS at, toStartOfHour(ended_at) AS hour FROM quaywise.che_cycle WHERE ${inWindow('ended_at')}
  UNION ALL SELECT 'TRUCK', arrived_at, toStartOfHour(arrived_at) FROM quaywise.truck_visit FINAL WHERE ${inWindow('arrived_at')}`)

const newestSince = (bound: (column: string) => string): string => `
SELECT toString(toDate(max(at), {zone:String})) AS day, max(at) AS newest FROM (
  SELECT max(ended_at) - toIntervalMillisecond(1) AS at FROM quaywise.che_cycle WHERE terminal_id = {terminal:String}${bound('ended_at')} HAVING count() > 0
  UNION ALL SELECT max(counted_at) FROM quaywise.vessel_visit WHERE terminal_id = {terminal:String}${bound('counted_at')} HAVING count() > 0)`

const LATEST = newestSince(() => '')
const LATEST_SINCE = newestSince((column) => ` AND ${column} >= {since:DateTime64(3, 'UTC')}`)

const GAP_MS = 2 * 3_600_000

/** The choices of the search form with their counts in a window. Runs at every change of the period: four short queries. */
export const conditionsOf = async (
  terminal: { readonly id: string; readonly zone: string },
  window: Window,
  reader: Reader,
): Promise<Conditions> => {
  const params = {
    terminal: terminal.id,
    zone: terminal.zone,
    from: engineInstant(window.from),
    to: engineInstant(window.to),
  }
  const [visits, machines, scopes, latest] = await Promise.all(
    [VISITS, MACHINES, SCOPES, LATEST].map((sql) => reader.query(sql, params)),
  )
  const voyages = (visits ?? []).map((row) => voyageOf(row))
  return {
    trunkBranchLine: tally(voyages, (v) => v.trunkBranch, ['TRUNK', 'BRANCH']),
    distinguishSelectedShip: tally(voyages, (v) => v.ownShip, ['OWN', 'OTHER']),
    line: tally(voyages, (v) => v.line, []),
    vesselVoyages: voyages,
    ...machineChoices(machines ?? []),
    scopes: scopeRanges(scopes ?? []),
    latestDay: text(latest?.[0]?.day),
  }
}

/**
 * The newest record of a terminal as an ISO instant; null when it has none. `known`, an earlier answer, spares the
 * engine all that is older, as long as no record from then on was taken away.
 */
export const freshnessOf = async (
  terminal: { readonly id: string; readonly zone: string },
  reader: Reader,
  known?: string,
): Promise<string | null> => {
  const place = { terminal: terminal.id, zone: terminal.zone }
  if (known !== undefined) {
    const [recent] = await reader.query(LATEST_SINCE, { ...place, since: engineInstant(Date.parse(known)) })
    const newest = text(recent?.newest)
    if (newest !== null) return newest
  }
  const [row] = await reader.query(LATEST, place)
  return text(row?.newest)
}

const voyageOf = (row: EngineRow): VesselVoyage => ({
  visitId: String(row.visitId),
  vesselName: String(row.vesselName),
  voyageIn: String(row.voyageIn),
  voyageOut: String(row.voyageOut),
  line: String(row.line),
  atb: text(row.atb),
  atd: text(row.atd),
  trunkBranch: String(row.trunkBranch),
  ownShip: String(row.ownShip),
  boxes: Number(row.boxes),
})

const tally = (
  voyages: readonly VesselVoyage[],
  keyOf: (v: VesselVoyage) => string,
  always: readonly string[],
): Choice[] => {
  const counts = new Map(always.map((key) => [key, 0]))
  for (const voyage of voyages) counts.set(keyOf(voyage), (counts.get(keyOf(voyage)) ?? 0) + 1)
  return [...counts].map(([key, count]) => ({ key, label: key, count }))
}

const machineChoices = (rows: readonly EngineRow[]): Pick<Conditions, 'opMode' | 'equipment' | 'blocks'> => {
  const choices = (kind: string | null, column: 'eq_id' | 'op' | 'block'): Choice[] => {
    const found = rows.filter(
      (r) =>
        (kind === null || r.eq_kind === kind) && r[column] !== '' && others(column).every((o) => r[o] === ''),
    )
    return found
      .map((r) => ({ key: String(r[column]), label: String(r[column]), count: Number(r.cycles) }))
      .sort((a, b) => (a.key < b.key ? -1 : 1))
  }
  return {
    opMode: choices('QC', 'op'),
    equipment: { qc: choices('QC', 'eq_id'), agv: choices('AGV', 'eq_id'), asc: choices('ASC', 'eq_id') },
    blocks: choices('ASC', 'block'),
  }
}

const others = (column: string): readonly string[] => ['eq_id', 'op', 'block'].filter((c) => c !== column)

const scopeRanges = (rows: readonly EngineRow[]): Conditions['scopes'] => {
  const of = (kind: string): ScopeRange => {
    const row = rows.find((r) => r.kind === kind)
    if (!row) return { start: null, end: null, rows: 0, gaps: [] }
    return { start: text(row.start), end: text(row.end), rows: Number(row.rows), gaps: gapsOf(row.pairs) }
  }
  return {
    outTruckArrival: of('TRUCK'),
    qcOperation: of('QC'),
    agvOperation: of('AGV'),
    ascOperation: of('ASC'),
    containerInstruction: of('QC'),
  }
}

const gapsOf = (pairs: unknown): { start: string; end: string }[] =>
  (Array.isArray(pairs) ? pairs : []).flatMap((pair: unknown) => {
    const [start, end] = Array.isArray(pair) ? pair.map(text) : []
    return start && end && Date.parse(end) - Date.parse(start) > GAP_MS ? [{ start, end }] : []
  })
