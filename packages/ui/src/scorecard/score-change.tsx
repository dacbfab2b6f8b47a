import { toneColour } from '../base/tone-colour.ts'
import type { ScoreRow } from './scorecard-props.ts'

const SIGNS = { up: '▲', down: '▼', flat: '■' } as const

/** The change of a number with its direction, coloured by whether it is for the better; a dash where there is none. */
export function Change({ delta }: { delta: ScoreRow['deltas'][number] }) {
  if (delta === undefined || 'none' in delta)
    return (
      <td className="qw-score__number qw-score__number--none" title={delta?.none}>
        –{delta !== undefined && <span className="qw-visually-hidden"> {delta.none}</span>}
      </td>
    )
  const color = delta.tone === undefined ? undefined : toneColour(delta.tone)
  return (
    <td className="qw-score__number" style={{ color }}>
      <span aria-hidden="true">{SIGNS[delta.direction]} </span>
      <bdi>{delta.text}</bdi>
    </td>
  )
}
