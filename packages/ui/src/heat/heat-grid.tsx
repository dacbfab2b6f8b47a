import { type CSSProperties, useId, useLayoutEffect, useMemo, useRef } from 'react'
import type { MarkEvent } from '../chart/series.ts'
import { HeatCellView } from './heat-cell.tsx'
import { HeatColumns, HeatRowHead, HeatTotal } from './heat-edges.tsx'
import { cellKey, cellsByKey, type HeatPlace, rowGroups, rowsWithData, runsAgainst } from './heat-layout.ts'
import type { HeatMapProps } from './heat-props.ts'
import { useHeatKeys } from './use-heat-keys.ts'

/** The usual height of a row in px. */
export const usualRowHeight = 17

type GridStyle = CSSProperties & Record<'--qw-heat-rows' | '--qw-heat-wanted', string>

function gridStyle({ columns, totals, rowHeight = usualRowHeight }: HeatMapProps, rows: number): GridStyle {
  return {
    gridTemplateColumns: `auto auto repeat(${columns.length}, minmax(var(--qw-heat-column), 1fr))${totals === undefined ? '' : ' auto'}`,
    gridTemplateRows: `20px repeat(${rows}, var(--qw-heat-row))`,
    '--qw-heat-rows': String(rows),
    '--qw-heat-wanted': `${rowHeight}px`,
  }
}

/** The cells of a heat map with their row and column names. */
export function HeatGrid({ map, write }: { map: HeatMapProps; write: (value: number) => string }) {
  const base = useId()
  const rows = map.onlyWithData === true ? rowsWithData(map.rows, map.cells) : map.rows
  const cells = useMemo(() => cellsByKey(map.cells), [map.cells])
  const groups = rowGroups(rows)
  const idOf = (place: HeatPlace) => `${base}-${place.row}-${place.column}`
  const onChoose = (place: HeatPlace, event: MarkEvent) => {
    const row = rows[place.row]
    const column = map.columns[place.column]
    if (row !== undefined && column !== undefined) map.onMark?.({ row: row.key, column: column.key, event })
  }
  const against = runsAgainst(map)
  const table = useRef<HTMLTableElement>(null)
  useLayoutEffect(() => {
    // Time that runs against the script begins at the far end.
    if (against && table.current) table.current.scrollLeft = -table.current.scrollWidth
  }, [against])
  const size = { rows: rows.length, columns: map.columns.length, rtl: map.direction === 'rtl' && !against }
  const { keysAt, isStop } = useHeatKeys({ ...size, idOf, onChoose })
  return (
    <table
      ref={table}
      className="qw-heat"
      aria-label={`${map.title} (${map.unit})`}
      style={gridStyle(map, rows.length)}
    >
      <HeatColumns map={map} />
      <tbody className="qw-heat__contents">
        {rows.map((row, rowIndex) => (
          <tr key={row.key} className="qw-heat__contents">
            <HeatRowHead
              row={row}
              index={rowIndex}
              group={groups.find((group) => group.start === rowIndex)}
            />
            {map.columns.map((column, columnIndex) => {
              const place = { row: rowIndex, column: columnIndex }
              return (
                <HeatCellView
                  key={column.key}
                  id={idOf(place)}
                  name={`${row.label} ${column.label}`}
                  cell={cells.get(cellKey(row.key, column.key))}
                  map={map}
                  place={place}
                  reachable={isStop(place)}
                  write={write}
                  onChoose={onChoose}
                  onKeyDown={keysAt(place)}
                />
              )
            })}
            <HeatTotal map={map} row={row} index={rowIndex} />
          </tr>
        ))}
      </tbody>
    </table>
  )
}
