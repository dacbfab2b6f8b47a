import { toneColour } from '../base/tone-colour.ts'
import type { Tone } from '../theme/tones.ts'

/** Progress against a target: a share of 1 means that the target is met exactly. */
export type KpiTarget = { share: number; text: string; tone: Tone }

const markAt = 0.82

/** Turns a share of the target into the filled percentage of a bar whose target mark stands at 82 %. */
export function targetFill(share: number): number {
  return Math.round(Math.min(1, Math.max(0, share * markAt)) * 1000) / 10
}

const signs: Partial<Record<Tone, string>> = { near: '◆', bad: '▲', good: '✓' }

/** Shows how much of the target is reached, its mark, and its wording with a sign for its tone. */
export function KpiTargetBar({ share, text, tone }: KpiTarget) {
  const sign = signs[tone]
  return (
    <div className="qw-kpi__line">
      <span className="qw-kpi__track" aria-hidden="true">
        <span
          className="qw-kpi__fill"
          style={{ inlineSize: `${targetFill(share)}%`, background: toneColour(tone) }}
        />
        <span className="qw-kpi__mark" style={{ insetInlineStart: `${markAt * 100}%` }} />
      </span>
      <span className="qw-kpi__target">
        {sign !== undefined && <span aria-hidden="true">{sign} </span>}
        <bdi>{text}</bdi>
      </span>
    </div>
  )
}
