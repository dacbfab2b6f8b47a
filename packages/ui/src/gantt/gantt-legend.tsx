import { useContext } from 'react'
import { createPortal } from 'react-dom'
import { classNames } from '../base/class-names.ts'
import { toneColour } from '../base/tone-colour.ts'
import { PanelContext } from '../panel/panel-context.ts'
import type { GanttProps } from './gantt-props.ts'

/** What the colours of the bars stand for; in the head of the panel around them, else above them. */
export function GanttLegend({ legend = [], title }: Pick<GanttProps, 'legend' | 'title'>) {
  const panel = useContext(PanelContext)
  if (legend.length === 0) return null
  const list = (
    <ul className="qw-legend qw-gantt__legend">
      {legend.map(({ key, label, tone, pattern, outline }) => (
        <li key={key} className="qw-gantt__sign">
          <span
            className={classNames(
              'qw-legend__swatch',
              outline === true && 'qw-legend__swatch--dashed',
              pattern !== undefined && `qw-legend__swatch--${pattern}`,
            )}
            style={{ color: toneColour(tone) }}
          />
          {label}
        </li>
      ))}
    </ul>
  )
  if (panel === null || panel.title !== title) return list
  return panel.legend && createPortal(list, panel.legend)
}
