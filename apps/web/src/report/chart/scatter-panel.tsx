import type { PanelInfo } from '@quaywise/contract'
import { directionOf, useLocale, useText } from '@quaywise/i18n'
import { ScatterChart } from '@quaywise/ui'
import { beforeIn, nameIn, numberIn, type Row } from '../data/cell.ts'
import { useReport } from '../page/report-view.ts'
import { PanelFrame } from '../panel/panel-frame.tsx'
import { usePanel } from '../panel/use-panel.ts'
import { useComparedNote } from './use-compared.ts'
import { useMarks } from './use-marks.ts'

const HEIGHT = 240

/** Two measures of the same machines against each other. */
export function ScatterPanel({ panel }: { readonly panel: PanelInfo }) {
  const say = useText()
  const direction = directionOf(useLocale())
  const { words, metrics } = useReport()
  const open = useMarks(panel)
  const query = usePanel(panel)
  const ring = useComparedNote(query.data, '○')
  const [first = '', second = ''] = panel.measures
  const y = panel.y ?? ''
  const side = (id: string) => {
    const unit = metrics.get(id)?.unit ?? null
    return {
      title: words.measure(id),
      unit: words.unit(unit),
      formatValue: (value: number) => words.number(value, unit),
      formatTick: (value: number) => words.tick(value, unit),
    }
  }
  const fromOf = (row: Row) => {
    const [across, up] = [numberIn(beforeIn(row, first)), numberIn(beforeIn(row, second))]
    return across === null || up === null ? {} : { from: { x: across, y: up } }
  }
  const pointOf = (row: Row) => {
    const [across, up, key] = [numberIn(row[first]), numberIn(row[second]), nameIn(row[y])]
    return across === null || up === null || key === null
      ? []
      : [{ key, label: words.key(y, key), x: across, y: up, ...fromOf(row) }]
  }
  return (
    <PanelFrame panel={panel} query={query} height={HEIGHT} skeleton="line" subtitle={ring}>
      {(data, title) => (
        <ScatterChart
          title={title}
          points={data.rows.flatMap(pointOf)}
          x={side(first)}
          y={side(second)}
          height={HEIGHT}
          direction={direction}
          empty={say('report.empty')}
          onMark={({ key, event }) => {
            const row = data.rows.find((each) => nameIn(each[y]) === key)
            const numbers = panel.measures.map((measure) => ({
              ...{ measure, cell: row?.[measure] },
              before: row && beforeIn(row, measure),
            }))
            open({ [y]: key }, numbers, event)
          }}
        />
      )}
    </PanelFrame>
  )
}
