import type { PanelData, PanelInfo } from '@quaywise/contract'
import { directionOf, useLocale, useText } from '@quaywise/i18n'
import { type ScoreColumn, Scorecard } from '@quaywise/ui'
import { useMemo } from 'react'
import { useComparedNote } from '../chart/use-compared.ts'
import { useMarks } from '../chart/use-marks.ts'
import { beforeIn, type Row } from '../data/cell.ts'
import { useReport } from '../page/report-view.ts'
import { PanelFrame } from '../panel/panel-frame.tsx'
import { usePanel } from '../panel/use-panel.ts'
import { monthIn, runningMonth, scoreMonths } from './score-months.ts'
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
  const columns = useColumns(months.rows, data)
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

/** The months as columns: which is not over yet, and which shows what was reported. */
function useColumns(rows: readonly Row[], data: PanelData): readonly ScoreColumn[] {
  const say = useText()
  const { words } = useReport()
  const running = runningMonth(data)
  return rows.map((row) => {
    const key = monthIn(row)
    const lock = data.kept?.[key]
    const part = key === running ? ({ icon: 'clock', hint: say('scorecard.part') } as const) : {}
    if (!lock) return { key, label: key, ...part }
    const by = say('lock.by', { name: lock.by, time: words.instant(lock.at, 'minute') })
    return {
      key,
      label: key,
      icon: 'lock',
      hint: `${by} · ${say('lock.version', { version: lock.version })}`,
    }
  })
}
