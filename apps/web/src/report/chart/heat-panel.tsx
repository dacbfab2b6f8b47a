import type { PanelData, PanelInfo } from '@quaywise/contract'
import { directionOf, useLocale, useText } from '@quaywise/i18n'
import { HeatMap } from '@quaywise/ui'
import { useMemo, useState } from 'react'
import { usePhone } from '../../shell/use-phone.ts'
import { columnNotes } from '../keep/note/column-notes.ts'
import { useNotes } from '../keep/note/use-notes.ts'
import { useReport } from '../page/report-view.ts'
import { PanelFrame } from '../panel/panel-frame.tsx'
import { usePanel } from '../panel/use-panel.ts'
import { bucketKey, bucketLabels } from './buckets.ts'
import { Check } from './check.tsx'
import { heatCells } from './heat-cells.ts'
import { changeScale, heatModel } from './heat-model.ts'
import { useChangeText } from './use-change-text.ts'
import { useComparedNote } from './use-compared.ts'
import { useMachineHeight } from './use-machine-height.ts'
import { useMarks } from './use-marks.ts'
import { useNow } from './use-now.ts'

/** Beside two rows of charts. */
const TALL = 484
const EDGE = 44

/** Rows as high as the panel lets them be, within what reads well. */
const rowHeight = (height: number, rows: number): number =>
  Math.max(17, Math.min(64, Math.floor(((height - EDGE) / Math.max(1, rows)) * 2) / 2 - 2))

/** One measure of machines over time: hatched where none was assigned, signed where one failed. */
export function HeatPanel({ panel }: { readonly panel: PanelInfo }) {
  const say = useText()
  const query = usePanel(panel)
  const { words, metrics } = useReport()
  // Rows are as high as thumbs on a phone: those of machines that stood are left out until asked for.
  const [assigned, setAssigned] = useState(usePhone())
  const [changes, setChanges] = useState(false)
  const unit = metrics.get(panel.measures[0] ?? '')?.unit ?? null
  const machines = useMachineHeight(panel)
  const height = panel.span === 6 ? TALL : machines
  const comparable = Boolean(query.data?.compare)
  const nothing = useComparedNote(query.data?.compare === null ? query.data : undefined, 'Δ')
  return (
    <PanelFrame
      panel={panel}
      query={query}
      height={height}
      skeleton="grid"
      subtitle={[words.unit(unit), nothing].filter(Boolean).join(' · ')}
      actions={
        <>
          {comparable && <Check label={say('report.change')} checked={changes} onChange={setChanges} />}
          <Check label={say('report.heat.assigned')} checked={assigned} onChange={setAssigned} />
        </>
      }
    >
      {(data, title) => (
        <Heat {...{ panel, data, title, unit, assigned, height }} changes={changes && comparable} />
      )}
    </PanelFrame>
  )
}

interface HeatProps {
  readonly panel: PanelInfo
  readonly data: PanelData
  readonly title: string
  readonly unit: string | null
  readonly assigned: boolean
  readonly changes: boolean
  readonly height: number
}

function Heat({ panel, data, title, unit, assigned, changes, height }: HeatProps) {
  const say = useText()
  const direction = directionOf(useLocale())
  const changeText = useChangeText()
  const { words, terminal, conditions, metrics } = useReport()
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
  const measure = panel.measures[0] ?? ''
  const cells = heatCells(model, {
    columns,
    changes,
    faultNote: (minutes) => say('report.heat.faultMinutes', { minutes: words.amount(minutes, 'min') }),
    changeNote: ({ cell, before }) => changeText(measure, cell, before),
  })
  const better = metrics.get(measure)?.better ?? 'higher'
  const totals = [...model.totals].map(
    ([key, cell]) => [key, { text: words.number(cell.value, unit) }] as const,
  )
  const choose = (row: string, column: string, event: Parameters<typeof open>[2]) => {
    const place = model.places.find((each) => each.row === row && each.column === column)
    const value = model.columns[columns.findIndex(({ key }) => key === column)]?.value ?? column
    const state = panel.measures[1]
    const failed = state && place && place.state > 0 ? [{ measure: state, cell: place.state }] : []
    const { cell = null, before } = place ?? {}
    open({ [model.by]: value, [y]: row }, [{ measure, cell, before }, ...failed], event)
  }
  return (
    <HeatMap
      title={title}
      unit={words.unit(unit)}
      rows={model.rows.map((key) => ({ key, label: words.key(y, key) }))}
      columns={columns}
      cells={cells}
      scale={changes ? changeScale(model.places, better) : model.scale}
      totals={{ label: say('report.heat.total'), values: Object.fromEntries(totals) }}
      labels={{
        off: say('report.heat.off'),
        fault: say('report.heat.fault'),
        part: say('report.heat.part'),
        noData: say('report.empty'),
      }}
      formatValue={(value) => (changes && value > 0 ? '+' : '') + words.number(Math.round(value), '1')}
      onMark={({ row, column, event }) => choose(row, column, event)}
      onTotal={({ row, event }) =>
        open({ [y]: row }, [{ measure: panel.measures[0] ?? null, cell: model.totals.get(row) }], event)
      }
      onlyWithData={assigned}
      rowHeight={rowHeight(height, assigned ? model.totals.size : model.rows.length)}
      direction={direction}
    />
  )
}
