import type { PanelData } from '@quaywise/contract'
import type { GanttBar } from '@quaywise/ui'
import { nameIn, type Row } from '../data/cell.ts'

/** The stays of what a panel is compared with as thin bars on the lanes of this one, moved to its time. */
export function comparedBars(
  { compare, comparedRows = [], window }: PanelData,
  laneOf: (row: Row) => string,
): readonly GanttBar[] {
  if (!compare) return []
  const by = Date.parse(window.start) - Date.parse(compare.start)
  return comparedRows.flatMap((row, index): readonly GanttBar[] => {
    const [from, to] = [Date.parse(nameIn(row.started_at) ?? ''), Date.parse(nameIn(row.ended_at) ?? '')]
    if (!(to > from)) return []
    const time = { from: from + by, to: to + by }
    return [{ key: `before:${index}`, lane: laneOf(row), ...time, tone: 'neutral', before: true }]
  })
}
