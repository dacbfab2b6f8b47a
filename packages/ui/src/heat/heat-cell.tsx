import type { KeyboardEvent, MouseEvent } from 'react'
import { classNames } from '../base/class-names.ts'
import { markEvent } from '../chart/mark-event.ts'
import { NOTE_SIGN } from '../chart/notes.ts'
import type { MarkEvent } from '../chart/series.ts'
import { useMode } from '../theme/mode.ts'
import { cellWords } from './cell-words.ts'
import { columnLine, type HeatPlace } from './heat-layout.ts'
import type { HeatCell, HeatMapProps } from './heat-props.ts'
import { heatColour } from './heat-scale.ts'

type HeatCellViewProps = {
  id: string
  name: string
  cell: HeatCell | undefined
  map: HeatMapProps
  place: HeatPlace
  reachable: boolean
  write: (value: number) => string
  onChoose: (place: HeatPlace, event: MarkEvent) => void
  onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => void
}

function noneClass(state: HeatCell['state']): string {
  if (state === 'blank') return 'qw-heat__cell--blank'
  return state === 'off' ? 'qw-heat__cell--off' : 'qw-heat__cell--none'
}

function cellClass(cell: HeatCell | undefined, clickable: boolean): string {
  const none = (cell?.value ?? null) === null
  return classNames(
    'qw-heat__cell',
    none && noneClass(cell?.state),
    cell?.corner !== undefined && 'qw-heat__cell--cornered',
    cell?.state === 'fault' && 'qw-heat__cell--fault',
    cell?.state === 'part' && 'qw-heat__cell--part',
    clickable && !none && 'qw-heat__cell--chosen',
  )
}

/** One cell of a heat map: number on colour, hatch where off, sign where faulty. */
export function HeatCellView({
  id,
  name,
  cell,
  map,
  place,
  reachable,
  write,
  onChoose,
  onKeyDown,
}: HeatCellViewProps) {
  const mode = useMode()
  const value = cell?.value ?? null
  const words = `${cell?.name ?? name}: ${cellWords(cell, map, write)}`
  const choose = (kind: MarkEvent['kind']) => (event: MouseEvent) => onChoose(place, markEvent(event, kind))
  return (
    <td
      className="qw-heat__place"
      style={{ gridRow: place.row + 2, gridColumn: columnLine(map, place.column) }}
    >
      <button
        type="button"
        id={id}
        className={cellClass(cell, map.onMark !== undefined)}
        style={value === null ? undefined : heatColour(value, map.scale, mode)}
        aria-label={words}
        title={words}
        tabIndex={reachable ? 0 : -1}
        onClick={choose('select')}
        onContextMenu={choose('menu')}
        onKeyDown={onKeyDown}
      >
        {cell?.corner !== undefined && (
          <span className="qw-heat__corner">
            {cell.corner}
            {cell.noted === true && <span className="qw-heat__note">{NOTE_SIGN}</span>}
          </span>
        )}
        {cell?.state === 'fault' && <span className="qw-heat__sign">▲</span>}
        {value !== null && write(value)}
      </button>
    </td>
  )
}
