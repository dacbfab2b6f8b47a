import type { TableRow } from '../fact-format.ts'

const idOf = ({ table, row }: TableRow): string => {
  if (table === 'che_state') return `state ${row.eq_kind} ${row.eq_id} ${row.started_at}`
  if (table === 'wait') return `wait ${row.eq_kind} ${row.eq_id} ${row.kind} ${row.started_at}`
  if (table === 'leg') return `leg ${row.wi_id} ${row.seq}`
  if (table === 'fault') return `fault ${row.fault_id}`
  return table === 'che_cycle' ? `cycle ${row.cycle_id}` : JSON.stringify(row)
}

/** What rows that follow from observations become when there are more of those: the ones that differ, and those that are gone. */
export const rowChanges = (
  before: readonly TableRow[],
  after: readonly TableRow[],
): { readonly facts: readonly TableRow[]; readonly gone: readonly TableRow[] } => {
  const stood = new Map(before.map((one) => [idOf(one), JSON.stringify(one)]))
  const stands = new Set(after.map(idOf))
  return {
    facts: after.filter((one) => stood.get(idOf(one)) !== JSON.stringify(one)),
    gone: before.filter((one) => !stands.has(idOf(one))),
  }
}
