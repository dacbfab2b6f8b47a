import type { LoadedTerminal } from './loaded-terminal.fixture.ts'

/** What filters are drawn from: the values that dimensions have, and instants at which something ends. */
export type Choices = {
  readonly instants: readonly number[]
  readonly values: Readonly<Record<string, readonly string[]>>
}

const OF_CALLS = ['visit_id', 'line', 'service', 'berth_id'] as const

const distinct = async (
  terminal: LoadedTerminal,
  column: string,
  from: string,
): Promise<readonly string[]> => {
  const rows = await terminal.rows(`DISTINCT toString(${column}) AS value`, `${from} ORDER BY value`)
  return rows.map((row) => String(row.value))
}

/** Reads the values of the loaded terminal. */
export const choicesOf = async (terminal: LoadedTerminal): Promise<Choices> => {
  const [visit = [], line = [], service = [], berth = []] = await Promise.all(
    OF_CALLS.map((column) => distinct(terminal, column, "vessel_visit FINAL WHERE own_ship = 'OWN'")),
  )
  const machines = (kind: string) => distinct(terminal, 'eq_id', `che_state WHERE eq_kind = '${kind}'`)
  const [crane, agv, asc] = await Promise.all(['QC', 'AGV', 'ASC'].map(machines))
  const ends = await terminal.rows(
    'toUnixTimestamp64Milli(ended_at) AS at',
    'crane_time WHERE cityHash64(ended_at) % 200 = 0 ORDER BY at',
  )
  return {
    instants: ends.map((row) => Number(row.at)),
    values: {
      ...{ visit, line, service, berth, crane: crane ?? [], agv: agv ?? [], asc: asc ?? [] },
      block: await distinct(terminal, 'block_id', 'block FINAL'),
      op: ['LOAD', 'DISC', 'RESTOW_SHIP', 'RESTOW_QUAY'],
      trunk_branch: ['TRUNK', 'BRANCH'],
      own_ship: ['OWN', 'OTHER'],
      bay_type: ['DECK', 'HOLD'],
      flow: ['RECEIVE', 'DELIVER', 'DUAL'],
    },
  }
}
