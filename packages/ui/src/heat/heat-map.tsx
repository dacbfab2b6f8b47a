import { useContext, useId } from 'react'
import { createPortal } from 'react-dom'
import { plainNumber } from '../chart/plain-number.ts'
import type { MarkEvent } from '../chart/series.ts'
import { PanelContext } from '../panel/panel-context.ts'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { useMode } from '../theme/mode.ts'
import { HeatCellView } from './heat-cell.tsx'
import { HeatColumns, HeatGroups, HeatRowEdges } from './heat-edges.tsx'
import { cellKey, cellsByKey, type HeatPlace, rowsWithData } from './heat-layout.ts'
import { HeatLegend } from './heat-legend.tsx'
import type { HeatMapProps } from './heat-props.ts'
import { useHeatKeys } from './use-heat-keys.ts'
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

function gridStyle({ columns, totals, rowHeight = 17 }: HeatMapProps, rows: number) {
  return {
    gridTemplateColumns: `auto auto repeat(${columns.length}, minmax(22px, 1fr))${totals === undefined ? '' : ' auto'}`,
    gridTemplateRows: `20px repeat(${rows}, ${rowHeight}px)`,
  }
}

function HeatGrid({ map, write }: { map: HeatMapProps; write: (value: number) => string }) {
  const mode = useMode()
  const base = useId()
  const rows = map.onlyWithData === true ? rowsWithData(map.rows, map.cells) : map.rows
  const cells = cellsByKey(map.cells)
  const rtl = map.direction === 'rtl'
  const idOf = (place: HeatPlace) => `${base}-${place.row}-${place.column}`
  const onChoose = (place: HeatPlace, event: MarkEvent) => {
    const row = rows[place.row]
    const column = map.columns[place.column]
    if (row === undefined || column === undefined) return
    map.onMark?.({ row: row.key, column: column.key, event })
  }
  const keys = useHeatKeys({ rows: rows.length, columns: map.columns.length, rtl, idOf, onChoose })
  return (
    <div
      className="qw-heat"
      role="grid"
      aria-label={`${map.title} (${map.unit})`}
      aria-activedescendant={keys.activeId}
      tabIndex={0}
      style={gridStyle(map, rows.length)}
      {...keys.handlers}
    >
      <div role="row" className="qw-heat__contents">
        <HeatColumns map={map} rows={rows.length} />
        {map.totals !== undefined && (
          <div
            className="qw-heat__total qw-heat__total--head"
            style={{ gridRow: 1, gridColumn: map.columns.length + 3 }}
          >
            {map.totals.label}
          </div>
        )}
      </div>
      <HeatGroups rows={rows} />
      {rows.map((row, rowIndex) => (
        <div role="row" key={row.key} className="qw-heat__contents">
          <HeatRowEdges map={map} row={row} index={rowIndex} />
          {map.columns.map((column, columnIndex) => {
            const place = { row: rowIndex, column: columnIndex }
            return (
              <HeatCellView
                key={column.key}
                id={idOf(place)}
                cell={
                  cells.get(cellKey(row.key, column.key)) ?? { row: row.key, column: column.key, value: null }
                }
                map={map}
                mode={mode}
                place={place}
                active={keys.active?.row === rowIndex && keys.active.column === columnIndex}
                write={write}
                onChoose={(kind, { clientX, clientY }) => onChoose(place, { kind, clientX, clientY })}
              />
            )
          })}
        </div>
      ))}
    </div>
  )
}

/** A table of numbers coloured on one scale, hatched where off, walkable with the arrow keys. */
export function HeatMap(props: HeatMapProps) {
  const write = props.formatValue ?? plainNumber
  const { loading = false, empty, height, direction } = props
  const reserved = height ?? props.rows.length * ((props.rowHeight ?? 17) + 2) + 24
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
