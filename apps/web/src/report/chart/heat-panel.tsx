import type { PanelData, PanelInfo } from '@quaywise/contract'
import { directionOf, useLocale, useText } from '@quaywise/i18n'
import { type HeatCell, HeatMap } from '@quaywise/ui'
import { useMemo, useState } from 'react'
import { isRatioCell, numberIn } from '../data/cell.ts'
import { columnNotes } from '../keep/note/column-notes.ts'
import { useNotes } from '../keep/note/use-notes.ts'
import { useReport } from '../page/report-view.ts'
import { PanelFrame } from '../panel/panel-frame.tsx'
import { usePanel } from '../panel/use-panel.ts'
import { bucketKey, bucketLabels } from './buckets.ts'
import { type HeatPlaceModel, heatModel } from './heat-model.ts'
import { useMarks } from './use-marks.ts'
import { useNow } from './use-now.ts'

const HEIGHT = 340
/** Beside two rows of charts. */
const TALL = 440
const EDGE = 44
const heightOf = ({ span }: PanelInfo): number => (span === 6 ? TALL : HEIGHT)

/** Rows as high as the panel lets them be, within what reads well. */
const rowHeight = (panel: PanelInfo, rows: number): number =>
  Math.max(17, Math.min(32, Math.floor((heightOf(panel) - EDGE) / Math.max(1, rows)) - 2))

/** One measure of machines over time: hatched where none was assigned, signed where one failed. */
export function HeatPanel({ panel }: { readonly panel: PanelInfo }) {
  const say = useText()
  const query = usePanel(panel)
  const { words, metrics } = useReport()
  const [assigned, setAssigned] = useState(false)
  const unit = metrics.get(panel.measures[0] ?? '')?.unit ?? null
  const toggle = (
    <label className="panel-check">
      <input
        type="checkbox"
        checked={assigned}
        onChange={(event) => setAssigned(event.currentTarget.checked)}
      />
      {say('report.heat.assigned')}
    </label>
  )
  return (
    <PanelFrame
      panel={panel}
      query={query}
      height={heightOf(panel)}
      skeleton="grid"
      subtitle={words.unit(unit)}
      actions={toggle}
    >
      {(data, title) => <Heat panel={panel} data={data} title={title} unit={unit} assigned={assigned} />}
    </PanelFrame>
  )
}

interface HeatProps {
  readonly panel: PanelInfo
  readonly data: PanelData
  readonly title: string
  readonly unit: string | null
  readonly assigned: boolean
}

function Heat({ panel, data, title, unit, assigned }: HeatProps) {
  const say = useText()
  const direction = directionOf(useLocale())
  const { words, terminal, conditions } = useReport()
  const cranes = conditions?.equipment.qc
  const model = useMemo(
    () => heatModel(panel, data, panel.y === 'crane' ? (cranes ?? []).map(({ key }) => key) : []),
    [panel, data, cranes],
  )
  const now = useNow(model.columns)
  const open = useMarks(panel)
  const notes = columnNotes(useNotes(), model.columns, terminal.zone)
  const labels = bucketLabels(model.columns, terminal.zone, (value) => value.slice(5))
  const columns = model.columns.map(({ value }, index) => ({
    key: bucketKey(model.by, value),
    label: labels[index] ?? '',
    current: index === now?.index,
    notes: notes[index],
  }))
  const y = panel.y ?? ''
  const cells = heatCells(model.places, model.rows, columns, (minutes) =>
    say('report.heat.faultMinutes', { minutes: words.amount(minutes, 'min') }),
  )
  const totals = [...model.totals].map(
    ([key, cell]) => [key, { text: words.number(cell.value, unit) }] as const,
  )
  const choose = (row: string, column: string, event: Parameters<typeof open>[2]) => {
    const place = model.places.find((each) => each.row === row && each.column === column)
    const value = model.columns[columns.findIndex(({ key }) => key === column)]?.value ?? column
    const [measure = null, state] = panel.measures
    const failed = state && place && place.state > 0 ? [{ measure: state, cell: place.state }] : []
    open({ [model.by]: value, [y]: row }, [{ measure, cell: place?.cell ?? null }, ...failed], event)
  }
  return (
    <HeatMap
      title={title}
      unit={words.unit(unit)}
      rows={model.rows.map((key) => ({ key, label: words.key(y, key) }))}
      columns={columns}
      cells={cells}
      scale={model.scale}
      totals={{ label: say('report.heat.total'), values: Object.fromEntries(totals) }}
      labels={{
        off: say('report.heat.off'),
        fault: say('report.heat.fault'),
        part: say('report.heat.part'),
        noData: say('report.empty'),
      }}
      formatValue={(value) => words.number(Math.round(value), '1')}
      onMark={({ row, column, event }) => choose(row, column, event)}
      onTotal={({ row, event }) =>
        open({ [y]: row }, [{ measure: panel.measures[0] ?? null, cell: model.totals.get(row) }], event)
      }
      onlyWithData={assigned}
      rowHeight={rowHeight(panel, assigned ? model.totals.size : model.rows.length)}
      direction={direction}
    />
  )
}

function heatCells(
  places: readonly HeatPlaceModel[],
  rows: readonly string[],
  columns: readonly { readonly key: string }[],
  faultNote: (minutes: number) => string,
): readonly HeatCell[] {
  const known = new Map(places.map((place) => [`${place.row}\u0000${place.column}`, place]))
  return rows.flatMap((row) =>
    columns.map(({ key: column }): HeatCell => {
      const place = known.get(`${row}\u0000${column}`)
      const value = numberIn(place?.cell ?? null)
      if (!place || (value === null && !isPart(place))) return { row, column, value: null, state: 'off' }
      if (place.state > 0) return { row, column, value, state: 'fault', note: faultNote(place.state) }
      return { row, column, value, ...(isPart(place) ? { state: 'part' as const } : {}) }
    }),
  )
}

/** Too little of the hour was worked for a rate of its own. */
const isPart = ({ cell }: HeatPlaceModel): boolean =>
  isRatioCell(cell) && cell.value === null && (cell.denominator ?? 0) > 0
