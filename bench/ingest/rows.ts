const START = Date.UTC(2026, 0, 9)
const EVERY_MS = 900

/** How rows are written in a file. */
export type Writing = 'NDJSON' | 'CSV'

const valuesOf = (i: number): Readonly<Record<string, string | number | readonly string[]>> => {
  const end = START + i * EVERY_MS
  return {
    ...{ terminal_id: 'mole', eq_kind: 'AGV', eq_id: `AGV${i % 120}`, cycle_id: `AGV${i % 120}-${i}` },
    ...{ started_at: new Date(end - 300_000).toISOString(), ended_at: new Date(end).toISOString() },
    ...{ trolley: '', lift_kind: '', op: i % 2 ? 'LOAD' : 'DISC', visit_id: `V${Math.floor(i / 3000)}` },
    ...{ wq_id: `Q${Math.floor(i / 60)}`, desk_id: '', crew: `crew ${i % 4}`, qc_id: `QC${i % 12}` },
    ...{
      block_id: `B${i % 30}`,
      side: '',
      move_reason: '',
      caused_by: '',
      bay: i % 40,
      row: i % 10,
      tier: i % 5,
    },
    ...{
      deck_hold: i % 3 ? 'DECK' : 'HOLD',
      boxes: 1,
      crane_boxes: 1,
      throughput_boxes: 1,
      teu: (i % 2) + 1,
    },
    ...{ twin: 0, dual_pair_id: '', restow_reason: '', remote: 0, first_right: 1, standard_ms: 200_000 },
    ...{ empty_m: i % 900, laden_m: i % 700, wait_qc_ms: i % 60_000, wait_asc_ms: i % 50_000 },
    ...{
      wait_traffic_ms: i % 9000,
      energy_kwh: (i % 80) / 8,
      unit_ids: [`U${i}`],
      from_loc: `B${i % 30}.1.2.3`,
    },
    ...{ to_loc: `QC${i % 12}`, source: 'bench' },
  }
}

const csvCell = (value: string | number | readonly string[]): string =>
  Array.isArray(value) ? `"['${value.join("','")}']"` : String(value)

/** The lines of so many cycles from a number on; a CSV file begins with its header. */
export const fileOf = (writing: Writing, from: number, count: number): string => {
  const lines: string[] = []
  if (writing === 'CSV') lines.push(Object.keys(valuesOf(0)).join(','))
  for (let i = from; i < from + count; i += 1) {
    const values = valuesOf(i)
    lines.push(writing === 'CSV' ? Object.values(values).map(csvCell).join(',') : JSON.stringify(values))
  }
  return `${lines.join('\n')}\n`
}
