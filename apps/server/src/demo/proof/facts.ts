import type { LoadedTerminal } from './loaded-terminal.fixture.ts'

/** One lift of a main trolley, or a hatch cover. */
type Lift = {
  readonly crane: string
  readonly visit: string
  readonly op: string
  readonly bay_type: string
  readonly at: number
  readonly from: number
  readonly kind: string
  readonly boxes: number
  readonly crane_boxes: number
  readonly throughput: number
  readonly twin: number
  readonly teu: number
  readonly units: number
}

/** One stretch of time of a crane or of a call in one category. */
export type Spell = {
  readonly crane: string
  readonly visit: string
  readonly category: string
  readonly from: number
  readonly to: number
}

/** A call with its stamps; 0 where one is not known. */
export type Call = {
  readonly visit: string
  readonly trunk_branch: string
  readonly own_ship: string
  readonly line: string
  readonly service: string
  readonly berth: string
  readonly counted: number
  readonly ata: number
  readonly atb: number
  readonly atd: number
  readonly first: number
  readonly last: number
  readonly ready: number
  readonly atc: number
  readonly loa: number
  readonly fromM: number
  readonly toM: number
  readonly quality: number
}

/** What the store was told of the quay, row by row: the other route to its numbers. */
export type Facts = {
  readonly lifts: readonly Lift[]
  readonly craneTime: readonly Spell[]
  readonly stays: readonly Spell[]
  readonly calls: ReadonlyMap<string, Call>
}

const ms = (column: string): string => `toUnixTimestamp64Milli(${column})`
const stamp = (column: string, name: string): string => `ifNull(${ms(column)}, 0) AS ${name}`

const LIFTS = `eq_id AS crane, visit_id AS visit, op, deck_hold AS bay_type, ${ms('ended_at')} AS at,
  ${ms('started_at')} AS from, lift_kind AS kind, boxes, crane_boxes, throughput_boxes AS throughput, twin, teu,
  length(unit_ids) AS units`
const SPELLS = `visit_id AS visit, category, ${ms('started_at')} AS from, ${ms('ended_at')} AS to`
const CALLS = `visit_id AS visit, trunk_branch, own_ship, line, service, berth_id AS berth, ${stamp('counted_at', 'counted')},
  ${stamp('ata', 'ata')}, ${stamp('atb', 'atb')}, ${stamp('atd', 'atd')}, ${stamp('first_lift', 'first')},
  ${stamp('last_lift', 'last')}, ${stamp('ready_for_cargo', 'ready')}, ${stamp('atc', 'atc')}, ifNull(loa_m, 0) AS loa,
  ifNull(berth_from_m, 0) AS fromM, ifNull(berth_to_m, 0) AS toM, quality`

const WORDS = [
  'crane',
  'visit',
  'op',
  'bay_type',
  'kind',
  'category',
  'trunk_branch',
  'own_ship',
  'line',
  'service',
  'berth',
]

/** Rows with words as they are and all else as numbers: the engine gives 64 bits as text. */
const read = async <T>(terminal: LoadedTerminal, columns: string, from: string): Promise<readonly T[]> => {
  const rows = await terminal.rows(columns, from)
  return rows.map(
    (row) =>
      Object.fromEntries(
        Object.entries(row).map(([key, value]) => [key, WORDS.includes(key) ? String(value) : Number(value)]),
      ) as T,
  )
}

/** Reads them all once. */
export const factsOf = async (terminal: LoadedTerminal): Promise<Facts> => {
  const calls = await read<Call>(terminal, CALLS, 'vessel_visit FINAL')
  return {
    lifts: await read<Lift>(terminal, LIFTS, "che_cycle WHERE eq_kind = 'QC' AND trolley = 'main'"),
    craneTime: await read<Spell>(terminal, `eq_id AS crane, ${SPELLS}`, 'crane_time'),
    stays: await read<Spell>(terminal, `'' AS crane, ${SPELLS}`, 'visit_time FINAL'),
    calls: new Map(calls.map((call) => [call.visit, call])),
  }
}
