import type { PanelInfo } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { RankedBar } from '@quaywise/ui'
import { beforeIn, isRatioCell, nameIn, numberIn, type Row } from '../data/cell.ts'
import { useReport } from '../page/report-view.ts'
import { PanelFrame } from '../panel/panel-frame.tsx'
import { usePanel } from '../panel/use-panel.ts'
import { useChangeText } from './use-change-text.ts'
import { useComparedNote } from './use-compared.ts'
import { useMachineHeight } from './use-machine-height.ts'
import { useMarks } from './use-marks.ts'

/** One measure per machine, the greatest first, against its band. */
export function RankedPanel({ panel }: { readonly panel: PanelInfo }) {
  const say = useText()
  const { words, metrics } = useReport()
  const open = useMarks(panel)
  const query = usePanel(panel)
  const height = useMachineHeight(panel)
  const changeText = useChangeText()
  const tick = useComparedNote(query.data, '┃')
  const [measure = '', y = ''] = [panel.measures[0], panel.y]
  const metric = metrics.get(measure)
  const unit = metric?.unit ?? null
  const counted = metric?.numerator ? words.unit(metrics.get(metric.numerator)?.unit ?? null) : undefined
  const { band } = panel
  const shown = (value: number) => words.number(value, unit)
  const target = band && {
    ...band,
    label: say('report.band', { from: words.number(band.from, '1'), to: words.number(band.to, '1') }),
  }
  const note = (row: Row) => {
    const cell = row[measure]
    return isRatioCell(cell)
      ? words.number(cell.numerator, metrics.get(metric?.numerator ?? '')?.unit ?? null)
      : undefined
  }
  return (
    <PanelFrame
      panel={panel}
      query={query}
      height={height}
      skeleton="rows"
      subtitle={tick ?? words.unit(unit)}
    >
      {(data, title) => (
        <RankedBar
          title={title}
          unit={words.unit(unit)}
          items={data.rows.map((row) => {
            const key = nameIn(row[y]) ?? ''
            const value = numberIn(row[measure])
            const before = data.compare ? numberIn(beforeIn(row, measure)) : undefined
            const change = changeText(measure, row[measure], beforeIn(row, measure))
            const low = band !== undefined && value !== null && value < band.from
            return {
              ...{ key, label: words.key(y, key), value, before, change },
              ...{ note: note(row), tone: low ? ('bad' as const) : ('accent' as const) },
            }
          })}
          noteTitle={counted}
          target={target}
          formatValue={shown}
          height={height}
          onMark={({ index, event }) => {
            const row = data.rows[index]
            const before = row && beforeIn(row, measure)
            if (row) open({ [y]: nameIn(row[y]) }, [{ measure, cell: row[measure], before }], event)
          }}
        />
      )}
    </PanelFrame>
  )
}
