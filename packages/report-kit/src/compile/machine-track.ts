import type { EquipmentKind, Trolley } from '@quaywise/domain'
import type { Reader } from './answer.ts'
import { columnText, type EngineRow } from './engine-row.ts'
import { engineInstant, type Window } from './window.ts'

/** Whose track, over what time, in how many points at most. */
export type TrackQuestion = {
  readonly terminal: string
  readonly kind: EquipmentKind
  readonly machine: string
  /** Of a quay crane; other machines have none. */
  readonly trolley: Trolley
  readonly window: Window
  readonly points: number
}

/** Where a machine was at an instant: metres of the terminal's grid, metres a second, kilograms, percent. */
export type TrackPoint = {
  readonly at: string
  readonly x: number
  readonly y: number
  readonly z: number
  readonly speed: number
  readonly loadKg: number
  readonly soc: number
}

/** A track, and how many points there are of which it holds some. */
export type MachineTrack = {
  readonly kind: EquipmentKind
  readonly machine: string
  readonly from: 'telemetry' | 'phases'
  readonly total: number
  readonly points: readonly TrackPoint[]
}

/** Up to six points of a stretch are its ends in three directions: a quarter of all is left for what lies between. */
const POINTS_OF_A_STRETCH = 8

const FROM = "{from:DateTime64(3, 'UTC')}"
const TO = "{to:DateTime64(3, 'UTC')}"
const OF_MACHINE =
  'terminal_id = {terminal:String} AND eq_kind = {kind:String} AND eq_id = {machine:String} AND trolley = {trolley:String}'

const TELEMETRY = `
  SELECT at, x, y, z, speed, load_kg, soc FROM quaywise.telemetry
  WHERE ${OF_MACHINE} AND at >= ${FROM} AND at < ${TO}`

/** The ends of phases; one that is longer than six hours is no movement. */
const PHASES = `
  SELECT tupleElement(p, 1) AS at, tupleElement(p, 2) AS x, tupleElement(p, 3) AS y, tupleElement(p, 4) AS z, speed, load_kg, soc
  FROM (
    SELECT arrayJoin([(started_at, from_x, from_y, from_z), (ended_at, to_x, to_y, to_z)]) AS p, load_kg, soc,
      sqrt(pow(toFloat64(to_x - from_x), 2) + pow(toFloat64(to_y - from_y), 2) + pow(toFloat64(to_z - from_z), 2))
        / greatest(dateDiff('millisecond', started_at, ended_at), 1) * 1000 AS speed
    FROM quaywise.cycle_phase
    WHERE ${OF_MACHINE} AND started_at > ${FROM} - toIntervalHour(6) AND started_at < ${TO} AND ended_at >= ${FROM}
  )
  WHERE at >= ${FROM} AND at < ${TO}
  ORDER BY at LIMIT 1 BY at`

const isEnd = ['x', 'y', 'z']
  .flatMap((axis) => [
    `argMin(at, (${axis}, at)) OVER stretch`,
    `argMax(at, (${axis}, -toInt64(nth))) OVER stretch`,
  ])
  .map((end) => `${end} = at`)
  .join(' OR ')

/**
 * At most so many of the rows: the first to reach the least and the greatest in every direction of each stretch of
 * time, the first and last of all, and between them the others, spread evenly by the golden ratio.
 */
const thinned = (rows: string): string => `
SELECT at, toFloat64(x) AS x, toFloat64(y) AS y, toFloat64(z) AS z, toFloat64(speed) AS speed, load_kg, toFloat64(soc) AS soc, total
FROM (
  SELECT *, nth = 1 OR nth = total OR ${isEnd} AS is_end
  FROM (
    SELECT *, row_number() OVER (ORDER BY at) AS nth, count() OVER () AS total,
      intDiv(dateDiff('millisecond', ${FROM}, at) * {stretches:UInt32}, dateDiff('millisecond', ${FROM}, ${TO})) AS part
    FROM (${rows})
  )
  WINDOW stretch AS (PARTITION BY part)
  ORDER BY is_end DESC, nth * 0.6180339887498949 - floor(nth * 0.6180339887498949), nth
  LIMIT {points:UInt32}
)
ORDER BY at`

/** Where a machine was over a window: as it was measured, or, where nothing was, as the phases of its cycles tell. */
export const machineTrack = async (question: TrackQuestion, reader: Reader): Promise<MachineTrack> => {
  const { terminal, kind, machine, trolley, window, points } = question
  const params = {
    ...{ terminal, kind, machine, points, trolley: kind === 'QC' ? trolley : '' },
    ...{ from: engineInstant(window.from), to: engineInstant(window.to) },
    stretches: Math.floor(points / POINTS_OF_A_STRETCH),
  }
  const measured = await reader.query(thinned(TELEMETRY), params)
  const rows = measured.length > 0 ? measured : await reader.query(thinned(PHASES), params)
  return {
    ...{ kind, machine, from: measured.length > 0 ? 'telemetry' : 'phases' },
    total: Number(rows[0]?.total ?? 0),
    points: rows.map(pointOf),
  }
}

const pointOf = (row: EngineRow): TrackPoint => ({
  at: columnText(row, 'at'),
  x: Number(row.x),
  y: Number(row.y),
  z: Number(row.z),
  speed: Number(row.speed),
  loadKg: Number(row.load_kg),
  soc: Number(row.soc),
})
