import { useContext } from 'react'
import { createPortal } from 'react-dom'
import { plainNumber } from '../chart/plain-number.ts'
import { PanelContext } from '../panel/panel-context.ts'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { HeatGrid, usualRowHeight } from './heat-grid.tsx'
import { HeatLegend } from './heat-legend.tsx'
import type { HeatMapProps } from './heat-props.ts'
import '../chart/chart.css'
import './heat.css'

function HeatHead({ map, write }: { map: HeatMapProps; write: (value: number) => string }) {
  const panel = useContext(PanelContext)
  const legend = <HeatLegend map={map} write={write} />
  if (panel !== null && panel.title === map.title) return panel.legend && createPortal(legend, panel.legend)
  return (
    <div className="qw-chart__head">
      <span className="qw-chart__title">{map.title}</span>
      <span className="qw-chart__subtitle">{map.subtitle ?? map.unit}</span>
      {legend}
    </div>
  )
}

/** A table of numbers coloured on one scale, hatched where off, walkable with the arrow keys. */
export function HeatMap(props: HeatMapProps) {
  const write = props.formatValue ?? plainNumber
  const { loading = false, empty, height, direction, rowHeight = usualRowHeight } = props
  const reserved = height ?? props.rows.length * (rowHeight + 2) + 24
  const filled = props.cells.some((cell) => cell.value !== null)
  return (
    <figure className="qw-chart" aria-label={props.title} dir={direction}>
      <HeatHead map={props} write={write} />
      <div className="qw-chart__stage" style={{ minBlockSize: reserved }}>
        {loading && <Skeleton kind="grid" />}
        {!loading && !filled && empty !== undefined && (
          <div className="qw-chart__over qw-chart__over--text">{empty}</div>
        )}
        {!loading && (filled || empty === undefined) && <HeatGrid map={props} write={write} />}
      </div>
    </figure>
  )
}
