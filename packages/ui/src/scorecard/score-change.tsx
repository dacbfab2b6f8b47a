import { toneColour } from '../base/tone-colour.ts'
import type { KpiDelta } from '../kpi/kpi-card.tsx'

const SIGNS = { up: '▲', down: '▼', flat: '■' } as const

/** The change of a number with its direction, coloured by whether it is for the better. */
export function Change({ delta }: { delta: KpiDelta | undefined }) {
  if (delta === undefined) return <td className="qw-score__number qw-score__number--none">–</td>
  const color = delta.tone === undefined ? undefined : toneColour(delta.tone)
  return (
    <td className="qw-score__number" style={{ color }}>
      <span aria-hidden="true">{SIGNS[delta.direction]} </span>
      <bdi>{delta.text}</bdi>
    </td>
  )
}
