import { useId } from 'react'
import { Icon } from '../base/icon.tsx'
import { markEvent } from '../chart/mark-event.ts'
import type { HeatPlace } from '../heat/heat-layout.ts'
import { useHeatKeys } from '../heat/use-heat-keys.ts'
import { Sparkline } from '../kpi/sparkline.tsx'
import { ScoreCellView } from './score-cell.tsx'
import { Change } from './score-change.tsx'
import { ScorecardLegend } from './scorecard-legend.tsx'
import type { ScoreColumn, ScorecardProps, ScoreRow } from './scorecard-props.ts'
import './scorecard.css'

/** Measures by month against their targets: the chosen month first, then how it came there. Walkable with the arrow keys. */
export function Scorecard(props: ScorecardProps) {
  const { title, columns, rows, headings, bands, notes, direction, onMark } = props
  const base = useId()
  const idOf = ({ row, column }: HeatPlace) => `${base}-${row}-${column}`
  // The chosen month stands first, behind it the one before, and so back.
  const order = columns.map((_, index) => columns.length - 1 - index)
  const onChoose = (place: HeatPlace, event: Parameters<typeof onMark>[0]['event']) => {
    const [row, column] = [rows[place.row], columns[order[place.column] ?? 0]]
    if (row && column) onMark({ row: row.key, column: column.key, event })
  }
  const size = { rows: rows.length, columns: columns.length, rtl: direction === 'rtl' }
  const { keysAt, isStop } = useHeatKeys({ ...size, idOf, onChoose })
  const cellAt = (row: ScoreRow, rowIndex: number, at: number) => {
    const place = { row: rowIndex, column: at }
    const index = order[at] ?? 0
    return (
      <ScoreCellView
        key={columns[index]?.key}
        id={idOf(place)}
        name={`${row.label} ${columns[index]?.label ?? ''}`}
        cell={row.cells[index]}
        bands={bands}
        chosen={at === 0}
        reachable={isStop(place)}
        onChoose={(event) => onChoose(place, event)}
        onKeyDown={keysAt(place)}
      />
    )
  }
  return (
    <figure className="qw-score" aria-label={title} dir={direction}>
      <ScorecardLegend bands={bands} notes={notes} />
      <div className="qw-score__scroll qw-fading">
        <table className="qw-score__table">
          <caption className="qw-visually-hidden">{title}</caption>
          <Head {...props} order={order} headings={headings} />
          <tbody>
            {rows.map((row, rowIndex) => (
              <tr key={row.key}>
                <th scope="row" className="qw-score__name" title={row.label}>
                  {row.label} {row.unit !== undefined && <small>{row.unit}</small>}
                </th>
                {cellAt(row, rowIndex, 0)}
                <td className="qw-score__number">{row.target}</td>
                {row.deltas.map((delta, index) => (
                  <Change key={headings.deltas[index]} delta={delta} />
                ))}
                <ToDate cell={row.toDate} />
                <td className="qw-score__trend">
                  <Sparkline values={row.trend} tone="accent" />
                </td>
                {order.slice(1).map((_, index) => cellAt(row, rowIndex, index + 1))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  )
}

function Head({ columns, headings, order, onColumn }: ScorecardProps & { order: readonly number[] }) {
  const month = (index: number) => {
    const column = columns[index]
    return column && <MonthHead key={column.key} column={column} onColumn={onColumn} />
  }
  return (
    <thead>
      <tr>
        <th scope="col" className="qw-score__name">
          {headings.measure}
        </th>
        {month(order[0] ?? 0)}
        {[headings.target, ...headings.deltas, headings.toDate].map((heading) => (
          <th key={heading} scope="col" className="qw-score__number">
            {heading}
          </th>
        ))}
        <th scope="col" className="qw-score__trend">
          {headings.trend}
        </th>
        {order.slice(1).map(month)}
      </tr>
    </thead>
  )
}

type MonthHeadProps = Pick<ScorecardProps, 'onColumn'> & { column: ScoreColumn }

function MonthHead({ column, onColumn }: MonthHeadProps) {
  return (
    <th scope="col" className="qw-score__month">
      <button
        type="button"
        className="qw-score__month-button qw-focusable"
        title={column.hint}
        onClick={(event) => onColumn({ column: column.key, event: markEvent(event, 'select') })}
      >
        {column.icon !== undefined && <Icon name={column.icon} size={11} />}
        {column.sign !== undefined && (
          <span className="qw-score__head-sign" aria-hidden="true">
            {column.sign}
          </span>
        )}
        {column.label}
        {column.hint !== undefined && <span className="qw-visually-hidden">{column.hint}</span>}
      </button>
    </th>
  )
}

/** The number of the year; what is said of it is read out too. */
function ToDate({ cell: { text, sign, hint } }: { readonly cell: ScoreRow['toDate'] }) {
  return (
    <td className="qw-score__number" title={hint}>
      {sign}
      <bdi>{text}</bdi>
      {hint !== undefined && <span className="qw-visually-hidden"> {hint}</span>}
    </td>
  )
}
