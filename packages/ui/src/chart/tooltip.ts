import { toneColour } from '../base/tone-colour.ts'
import type { TooltipRow } from './series.ts'

function element(tag: string, className: string, text?: string): HTMLElement {
  const made = document.createElement(tag)
  made.className = className
  if (text !== undefined) made.textContent = text
  return made
}

function rowElement(row: TooltipRow): HTMLElement {
  const line = element('div', 'qw-tip__row')
  const swatch = element('span', 'qw-tip__swatch')
  if (row.tone !== undefined) swatch.style.background = toneColour(row.tone)
  const label = element('span', 'qw-tip__label', row.label)
  const value = element('span', 'qw-tip__value', row.value)
  line.append(swatch, label, value)
  if (row.note !== undefined) line.append(element('span', 'qw-tip__note', row.note))
  return line
}

/** Builds a tooltip from text nodes only, so that no name from the data can become markup. */
export function tooltipElement(title: string, rows: readonly TooltipRow[], hint?: string): HTMLElement {
  const root = element('div', 'qw-tip')
  root.append(element('div', 'qw-tip__title', title), ...rows.map(rowElement))
  if (hint !== undefined) root.append(element('div', 'qw-tip__hint', hint))
  return root
}

/** The engine's settings that all tooltips share; the look comes from the style sheet. */
export const tooltipFrame = {
  confine: true,
  transitionDuration: 0,
  borderWidth: 0,
  padding: 0,
  backgroundColor: 'transparent',
  extraCssText: 'box-shadow:none',
}
