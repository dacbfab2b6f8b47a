import type { SourceRow } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { runsOf } from './strip.ts'

const DAY_HOURS = 24
const HEIGHT = 16

/** Two weeks of a source, hour by hour: filled where facts are, hatched where they are missing. */
export function SourceStrip({ source }: { readonly source: SourceRow }) {
  const say = useText()
  const { hours, usualHours, gaps } = source
  const days = Array.from({ length: Math.floor(hours.length / DAY_HOURS) }, (_, day) => day * DAY_HOURS)
  return (
    <svg
      className="source-strip"
      role="img"
      aria-label={say('data.sources.strip', { gaps: gaps.length })}
      viewBox={`0 0 ${hours.length} ${HEIGHT}`}
      preserveAspectRatio="none"
    >
      {runsOf(hours, usualHours).map(({ from, hours: length, kind }) => (
        <rect key={from} className={`source-strip__${kind}`} x={from} width={length} y={0} height={HEIGHT} />
      ))}
      {days.slice(1).map((x) => (
        <path key={x} className="source-strip__day" d={`M${x} 0V${HEIGHT}`} />
      ))}
    </svg>
  )
}
