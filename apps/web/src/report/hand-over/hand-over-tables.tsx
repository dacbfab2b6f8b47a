import { useText } from '@quaywise/i18n'
import { nameIn, numberIn, type Row } from '../data/cell.ts'
import { useReport } from '../page/report-view.ts'
import { HandOverNotes } from './hand-over-notes.tsx'
import { PlainTable } from './plain-table.tsx'

/** Ships, cranes, faults and blocks as they stand at the end of the shift, and what was noted on it. */
export function HandOverTables({ rows }: { readonly rows: readonly Row[] }) {
  const say = useText()
  const { words } = useReport()
  const of = (part: string) => rows.filter((row) => row.hand_over_part === part)
  const text = (row: Row, key: string) => nameIn(row[key]) ?? ''
  const boxes = (row: Row, key: string) => words.number(numberIn(row[key]), 'box')
  const place = (row: Row) => {
    const [bay, deck] = [numberIn(row.bay) ?? 0, text(row, 'bay_type')]
    const parts = [bay > 0 ? say('berths.bay', { bay: String(bay).padStart(2, '0') }) : '']
    return [...parts, deck === '' ? '' : words.key('bay_type', deck)].filter(Boolean).join(' · ')
  }
  const lastRow = (row: Row) => {
    const last = numberIn(row.bay_row) ?? 0
    return last > 0 ? String(last).padStart(2, '0') : '–'
  }
  return (
    <div className="hand-over">
      <PlainTable
        title={say('handOver.calls')}
        none={say('handOver.calls.none')}
        heads={[
          words.dimension('visit'),
          words.dimension('berth'),
          say('report.plan'),
          words.column('done_boxes'),
          words.column('remaining_boxes'),
        ]}
        numbers={[2, 3, 4]}
        rows={of('CALL').map((row) => [
          text(row, 'visit_name'),
          words.key('berth', text(row, 'berth')),
          boxes(row, 'planned_boxes'),
          boxes(row, 'done_boxes'),
          boxes(row, 'remaining_boxes'),
        ])}
      />
      <PlainTable
        title={say('handOver.cranes')}
        none={say('handOver.cranes.none')}
        heads={[
          words.dimension('crane'),
          words.dimension('visit'),
          words.dimension('op'),
          say('handOver.resumes'),
          say('handOver.lastRow'),
          words.column('remaining_boxes'),
        ]}
        numbers={[5]}
        rows={of('CRANE').map((row) => [
          text(row, 'machine'),
          text(row, 'visit_name'),
          words.key('op', text(row, 'op')),
          place(row),
          lastRow(row),
          boxes(row, 'remaining_boxes'),
        ])}
      />
      <PlainTable
        title={say('handOver.faults')}
        none={say('handOver.faults.none')}
        heads={[
          words.column('machine'),
          words.column('fault_system'),
          words.column('fault_code'),
          say('handOver.since'),
        ]}
        rows={of('FAULT').map((row) => [
          text(row, 'machine'),
          words.key('fault_system', text(row, 'fault_system')),
          text(row, 'fault_code'),
          words.instant(nameIn(row.started_at), 'minute'),
        ])}
      />
      <PlainTable
        title={say('handOver.blocks')}
        none={say('handOver.blocks.none')}
        heads={[words.dimension('block'), words.column('side'), words.column('state'), say('handOver.since')]}
        rows={of('BLOCK').map((row) => [
          text(row, 'machine'),
          words.key('side', text(row, 'bay_type')),
          words.key('state', text(row, 'fault_system')),
          words.instant(nameIn(row.started_at), 'minute'),
        ])}
      />
      <HandOverNotes />
    </div>
  )
}
