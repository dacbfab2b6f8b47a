import { useMode } from '../theme/mode.ts'
import type { HeatMapProps } from './heat-props.ts'
import { scaleColours } from './heat-scale.ts'

/** Explains the scale's ends, the target sign and the hatch. */
export function HeatLegend({ map, write }: { map: HeatMapProps; write: (value: number) => string }) {
  const colours = scaleColours(useMode(), map.scale.diverging)
  return (
    <div className="qw-heat__legend">
      {map.target !== undefined && (
        <span>
          <span className="qw-heat__sign" aria-hidden="true">
            ▼
          </span>
          {map.target.label}
        </span>
      )}
      <span className="qw-heat__scale">
        {write(map.scale.min)}
        <span className="qw-heat__ramp" aria-hidden="true">
          {colours.map((colour) => (
            <span key={colour} className="qw-heat__stop" style={{ background: colour }} />
          ))}
        </span>
        {write(map.scale.max)}
      </span>
      {map.labels?.off !== undefined && (
        <span className="qw-heat__scale">
          <span className="qw-heat__hatch" aria-hidden="true" />
          {map.labels.off}
        </span>
      )}
    </div>
  )
}
