import type { KeyboardEvent } from 'react'
import { classNames } from '../base/class-names.ts'
import { markEvent } from '../chart/mark-event.ts'
import type { MarkEvent } from '../chart/series.ts'
import { BAND_SIGNS } from './band-signs.ts'
import type { ScoreCell, ScorecardProps } from './scorecard-props.ts'

type ScoreCellViewProps = {
  id: string
  name: string
  cell: ScoreCell | undefined
  bands: ScorecardProps['bands']
  chosen: boolean
  reachable: boolean
  onChoose: (event: MarkEvent) => void
  onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => void
}

/** One number on the ground of its band, with the sign of it. */
export function ScoreCellView(props: ScoreCellViewProps) {
  const { id, name, cell, bands, chosen, reachable, onChoose, onKeyDown } = props
  const band = cell?.band
  const said = [cell?.text ?? '–', band && bands[band], cell?.hint].filter(Boolean).join(' · ')
  return (
    <td className={classNames('qw-score__cell', chosen && 'qw-score__cell--chosen')}>
      <button
        type="button"
        id={id}
        className={classNames('qw-score__mark', band && `qw-score__mark--${band}`)}
        aria-label={`${name}: ${said}`}
        title={said}
        tabIndex={reachable ? 0 : -1}
        onClick={(event) => onChoose(markEvent(event, 'select'))}
        onContextMenu={(event) => onChoose(markEvent(event, 'menu'))}
        onKeyDown={onKeyDown}
      >
        {band && (
          <span className={`qw-score__sign qw-score__sign--${band}`} aria-hidden="true">
            {BAND_SIGNS[band]}
          </span>
        )}
        {cell?.sign}
        <bdi>{cell?.text ?? '–'}</bdi>
      </button>
    </td>
  )
}
