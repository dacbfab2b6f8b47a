import { Icon } from '../base/icon.tsx'
import { BAND_SIGNS } from './band-signs.ts'
import type { ScoreBand, ScorecardProps } from './scorecard-props.ts'

const BANDS: readonly ScoreBand[] = ['good', 'near', 'bad']

/** What the colours and signs of a scorecard mean. */
export function ScorecardLegend({ bands, notes = [] }: Pick<ScorecardProps, 'bands' | 'notes'>) {
  return (
    <div className="qw-score__legend">
      {BANDS.map((band) => (
        <span key={band}>
          <span className={`qw-score__swatch qw-score__mark--${band}`} aria-hidden="true">
            <span className={`qw-score__sign qw-score__sign--${band}`}>{BAND_SIGNS[band]}</span>
          </span>
          {bands[band]}
        </span>
      ))}
      {notes.map(({ icon, sign, text }) => (
        <span key={text}>
          <span className="qw-score__head-sign" aria-hidden="true">
            {icon !== undefined && <Icon name={icon} size={11} />}
            {sign}
          </span>
          {text}
        </span>
      ))}
    </div>
  )
}
