import type { Reader } from './answer.ts'
import { columnText, textOrNull } from './engine-row.ts'

/** One step of a container: what machine did what with it, where from, where to, and how long it took. */
type JourneyEvent = {
  readonly at: string
  readonly endAt: string
  readonly stage: 'QC' | 'PORTAL' | 'AGV' | 'ASC' | 'TRUCK'
  readonly machine: string
  readonly op: string
  readonly from: string
  readonly to: string
  readonly seconds: number
}

/** A container with what is known of it and every step that it took at the terminal, in order of time. */
export type ContainerJourney = {
  readonly unit: string
  readonly attributes: Readonly<Record<string, string | null>>
  readonly events: readonly JourneyEvent[]
}

const ATTRIBUTES = `
SELECT container_no, iso_type, toString(length_ft) AS length_ft, full_empty, toString(gross_kg) AS gross_kg, flow, line,
  in_visit_id AS in_visit, out_visit_id AS out_visit, block_id AS block, arrived_at, yard_in, yard_out, left_at
FROM quaywise.container_visit FINAL WHERE terminal_id = {terminal:String} AND unit_id = {unit:String}`

const STEPS = `
SELECT at, endAt, stage, machine, op, from, to, dateDiff('millisecond', at, endAt) / 1000 AS seconds FROM (
  SELECT started_at AS at, ended_at AS endAt, if(trolley = 'portal', 'PORTAL', toString(eq_kind)) AS stage, toString(eq_id) AS machine,
    toString(op) AS op, from_loc AS from, to_loc AS to
  FROM quaywise.che_cycle WHERE terminal_id = {terminal:String} AND has(unit_ids, {unit:String})
  UNION ALL
  SELECT service_started_at, service_ended_at, 'TRUCK', truck_visit_id, kind, toString(if(kind = 'DELIVER', block_id, '')), toString(if(kind = 'RECEIVE', block_id, ''))
  FROM quaywise.truck_transaction WHERE terminal_id = {terminal:String} AND unit_id = {unit:String}
) ORDER BY at, endAt LIMIT 500`

/** The journey of a container; null when the terminal has no trace of it. */
export const containerJourney = async (
  terminal: string,
  unit: string,
  reader: Reader,
): Promise<ContainerJourney | null> => {
  const params = { terminal, unit }
  const [[attributes], steps] = await Promise.all([
    reader.query(ATTRIBUTES, params),
    reader.query(STEPS, params),
  ])
  if (!attributes && steps.length === 0) return null
  return {
    unit,
    attributes: Object.fromEntries(
      Object.entries(attributes ?? {}).map(([key, value]) => [key, textOrNull(value)]),
    ),
    events: steps.map((row) => ({
      at: columnText(row, 'at'),
      endAt: columnText(row, 'endAt'),
      stage: stageOf(columnText(row, 'stage')),
      machine: columnText(row, 'machine'),
      op: columnText(row, 'op'),
      from: columnText(row, 'from'),
      to: columnText(row, 'to'),
      seconds: Number(row.seconds),
    })),
  }
}

const STAGES = ['QC', 'PORTAL', 'AGV', 'ASC', 'TRUCK'] as const

const stageOf = (text: string): JourneyEvent['stage'] => STAGES.find((stage) => stage === text) ?? 'ASC'
