import { toneColour } from '../base/tone-colour.ts'
import type { GanttProps } from './gantt-props.ts'
import type { PlacedBar } from './layout.ts'

const tipWidth = 220

/** What stands beside the bar under the pointer or the keyboard: its lane, its label and its time. */
export function GanttTip({ placed, gantt, width }: { placed: PlacedBar; gantt: GanttProps; width: number }) {
  const { bar, x, y, height } = placed
  const lane = gantt.lanes.find((each) => each.key === bar.lane)?.label ?? bar.lane
  const rows = gantt.tooltip?.(bar) ?? []
  return (
    <div
      className="qw-tip qw-gantt__tip"
      style={{
        left: Math.max(0, Math.min(x, width - tipWidth)),
        top: y + height + 4,
        maxInlineSize: tipWidth,
      }}
    >
      <div className="qw-tip__title">{`${lane} ${bar.label ?? ''}`}</div>
      <div className="qw-tip__row">
        <span className="qw-tip__swatch" style={{ background: toneColour(bar.tone) }} />
        <span className="qw-tip__label">
          {`${gantt.formatTime(bar.from, 'full')}–${gantt.formatTime(bar.to, 'full')}`}
        </span>
      </div>
      {rows.map((row) => (
        <div className="qw-tip__row" key={row.label}>
          <span />
          <span className="qw-tip__label">{row.label}</span>
          <span className="qw-tip__value">{row.value}</span>
        </div>
      ))}
    </div>
  )
}
