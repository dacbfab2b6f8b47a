import { useId } from 'react'
import { toneColour } from '../base/tone-colour.ts'
import type { Tone } from '../theme/tones.ts'

const width = 56
const height = 24
const inset = 3

/** Places values on a 56 × 24 px field: x evenly spaced, y between the smallest and the largest value. */
export function sparkPoints(values: readonly number[]): [number, number][] {
  const low = Math.min(...values)
  const span = Math.max(...values) - low
  const step = (width - 2 * inset) / Math.max(1, values.length - 1)
  return values.map((value, index) => {
    const share = span === 0 ? 0.5 : (value - low) / span
    return [inset + index * step, height - inset - share * (height - 2 * inset)]
  })
}

/** A small line of recent values with its last point marked and its mean dotted; decorative. */
export function Sparkline({
  values,
  tone = 'neutral',
}: {
  values: readonly number[]
  tone?: Tone | undefined
}) {
  const shade = useId()
  const points = sparkPoints(values)
  const last = points.at(-1)
  const first = points[0]
  if (last === undefined || first === undefined) return null
  const line = points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')
  const mean = points.reduce((sum, [, y]) => sum + y, 0) / points.length
  const colour = toneColour(tone)
  return (
    <svg
      className="qw-kpi__spark"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <linearGradient id={shade} x1="0" x2="0" y1="0" y2="1">
        <stop offset="0" stopColor={colour} stopOpacity="0.28" />
        <stop offset="1" stopColor={colour} stopOpacity="0.06" />
      </linearGradient>
      <polygon points={`${first[0]},${height} ${line} ${last[0]},${height}`} fill={`url(#${shade})`} />
      <line
        x1="0"
        x2={width}
        y1={mean}
        y2={mean}
        stroke="var(--qw-muted)"
        strokeDasharray="2 2"
        opacity="0.7"
      />
      <polyline points={line} fill="none" stroke={colour} strokeWidth="1.5" strokeLinejoin="round" />
      <circle cx={last[0]} cy={last[1]} r="2.2" fill={colour} />
    </svg>
  )
}
