import type { PanelData, PanelInfo } from '@quaywise/contract'
import { directionOf, useLocale, useText } from '@quaywise/i18n'
import { Scorecard } from '@quaywise/ui'
import { useMemo } from 'react'
import { useComparedNote } from '../chart/use-compared.ts'
import { useMarks } from '../chart/use-marks.ts'
import { beforeIn } from '../data/cell.ts'
import { PanelFrame } from '../panel/panel-frame.tsx'
import { usePanel } from '../panel/use-panel.ts'
import { monthIn, scoreMonths } from './score-months.ts'
import { useScoreColumns } from './use-score-columns.ts'
import { useScoreRows } from './use-score-rows.ts'

const ROW = 24
const EDGE = 56

/** Measures by month against their targets. */
export function ScorecardPanel({ panel }: { readonly panel: PanelInfo }) {
  const query = usePanel(panel)
  const compared = useComparedNote(query.data, 'Δ')
  return (
    <PanelFrame
      panel={panel}
      query={query}
      height={EDGE + panel.measures.length * ROW}
      skeleton="grid"
      subtitle={compared}
    >
      {(data, title) => <Months panel={panel} data={data} title={title} />}
    </PanelFrame>
  )
}

interface MonthsProps {
  readonly panel: PanelInfo
  readonly data: PanelData
  readonly title: string
}

function Months({ panel, data, title }: MonthsProps) {
  const say = useText()
  const direction = directionOf(useLocale())
  const open = useMarks(panel)
  const months = useMemo(() => scoreMonths(data), [data])
  const rows = useScoreRows(panel, months, data)
  const { columns, notes } = useScoreColumns(months.rows, data)
  return (
    <Scorecard
      title={title}
      columns={columns}
      rows={rows}
      headings={{
        measure: say('scorecard.kpi'),
        target: say('bullet.target'),
        deltas: [say('scorecard.before'), say('scorecard.yearBefore')],
        toDate: say('scorecard.toDate'),
        trend: say('scorecard.trend'),
      }}
      notes={notes}
      bands={{ good: say('scorecard.good'), near: say('scorecard.near'), bad: say('scorecard.bad') }}
      direction={direction}
      onMark={({ row: measure, column: month, event }) => {
        const row = months.rows.find((each) => monthIn(each) === month)
        if (row) open({ month }, [{ measure, cell: row[measure], before: beforeIn(row, measure) }], event)
      }}
      onColumn={({ column: month, event }) => open({ month }, [{ measure: null, cell: null }], event)}
    />
  )
}
