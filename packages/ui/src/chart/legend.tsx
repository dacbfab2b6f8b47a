import { classNames } from '../base/class-names.ts'
import { toneColour } from '../base/tone-colour.ts'
import type { Series } from './series.ts'

type LegendEntry = Pick<Series, 'key' | 'label' | 'tone' | 'dashed' | 'pattern'>

type LegendProps = {
  entries: readonly LegendEntry[]
  hidden: ReadonlySet<string>
  line?: boolean | undefined
  onToggle: (key: string) => void
}

function Swatch({ entry, line }: { entry: LegendEntry; line: boolean }) {
  const shape = classNames(
    'qw-legend__swatch',
    line && 'qw-legend__swatch--line',
    entry.dashed === true && 'qw-legend__swatch--dashed',
    entry.pattern !== undefined && `qw-legend__swatch--${entry.pattern}`,
  )
  return <span className={shape} style={{ color: toneColour(entry.tone) }} />
}

/** Names the series of a chart; pressing a name hides or shows its series. */
export function Legend({ entries, hidden, line = false, onToggle }: LegendProps) {
  return (
    <div className="qw-legend">
      {entries.map((entry) => (
        <button
          key={entry.key}
          type="button"
          className="qw-legend__entry qw-focusable"
          aria-pressed={!hidden.has(entry.key)}
          onClick={() => onToggle(entry.key)}
        >
          <Swatch entry={entry} line={line} />
          {entry.label}
        </button>
      ))}
    </div>
  )
}
