import type { MouseEvent } from 'react'
import { classNames } from '../base/class-names.ts'
import type { MarkEvent } from '../chart/series.ts'
import type { Mode } from '../tokens.ts'
import type { HeatCell, HeatMapProps } from './heat-props.ts'
import { heatColour } from './heat-scale.ts'

type HeatCellViewProps = {
  id: string
  cell: HeatCell | undefined
  map: HeatMapProps
  mode: Mode
  place: { row: number; column: number }
  active: boolean
  write: (value: number) => string
  onChoose: (kind: MarkEvent['kind'], point: { clientX: number; clientY: number }) => void
}

/** Whether a value misses the target, in the target's own sense of better. */
export function missesTarget(value: number | null, target: HeatMapProps['target']): boolean {
  if (value === null || target === undefined) return false
  return target.lowerIsBetter === true ? value > target.value : value < target.value
}

function cellWords({ cell, map, write }: Pick<HeatCellViewProps, 'cell' | 'map' | 'write'>): string {
  const { labels = {}, unit } = map
  const state = cell?.state === undefined ? undefined : labels[cell.state]
  const value = cell?.value ?? null
  const amount =
    value === null ? (state === undefined ? (labels.noData ?? '–') : '') : `${write(value)} ${unit}`
  return [amount, state, cell?.note].filter((part) => part !== undefined && part !== '').join(' · ')
}

/** One cell of a heat map: number on colour, hatch where off, sign where faulty. */
export function HeatCellView(props: HeatCellViewProps) {
  const { id, cell, map, mode, place, active, write, onChoose } = props
  const value = cell?.value ?? null
  const row = map.rows.find((each) => each.key === cell?.row)?.label ?? ''
  const column = map.columns.find((each) => each.key === cell?.column)?.label ?? ''
  const words = cellWords(props)
  const className = classNames(
    'qw-heat__cell',
    value === null && (cell?.state === 'off' ? 'qw-heat__cell--off' : 'qw-heat__cell--none'),
    cell?.state === 'fault' && 'qw-heat__cell--fault',
    cell?.state === 'part' && 'qw-heat__cell--part',
    active && 'qw-heat__cell--active',
    map.onMark !== undefined && value !== null && 'qw-heat__cell--chosen',
  )
  const choose = (kind: MarkEvent['kind']) => (event: MouseEvent) => {
    if (kind === 'menu') event.preventDefault()
    onChoose(kind, event)
  }
  return (
    <div
      id={id}
      role="gridcell"
      className={className}
      style={{
        gridRow: place.row + 2,
        gridColumn: place.column + 3,
        ...(value === null ? {} : heatColour(value, map.scale, mode)),
      }}
      aria-label={`${row} ${column}: ${words}`}
      title={`${row} ${column}: ${words}`}
      tabIndex={-1}
      onClick={choose('select')}
      onContextMenu={choose('menu')}
    >
      {cell?.state === 'fault' && (
        <span className="qw-heat__sign" aria-hidden="true">
          ▲
        </span>
      )}
      {value === null ? null : write(value)}
    </div>
  )
}
