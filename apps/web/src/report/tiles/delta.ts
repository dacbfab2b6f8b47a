import type { MetricInfo } from '@quaywise/contract'
import type { KpiDelta } from '@quaywise/ui'
import type { Words } from '../words/use-words.ts'

/** A change smaller than this share of the value before is none. */
const STILL = 0.0005

/**
 * The change of a number against another window: of counts in percent, of rates and shares in their own unit
 * (shares in percentage points). Undefined where one of the two is not known.
 */
export function deltaOf(
  value: number | null,
  before: number | null,
  metric: MetricInfo | undefined,
  words: Words,
  points: string,
): KpiDelta | undefined {
  if (value === null || before === null) return undefined
  const change = value - before
  const direction = directionOfChange(change, before)
  const better = metric?.better ?? null
  const good = better === null || direction === 'flat' ? null : (direction === 'up') === (better === 'higher')
  return {
    text: textOf(change, before, metric, words, points),
    direction,
    tone: good === null ? 'neutral' : good ? 'good' : 'bad',
  }
}

function directionOfChange(change: number, before: number): KpiDelta['direction'] {
  if (Math.abs(change) <= Math.abs(before) * STILL) return 'flat'
  return change > 0 ? 'up' : 'down'
}

function textOf(
  change: number,
  before: number,
  metric: MetricInfo | undefined,
  words: Words,
  points: string,
): string {
  const size = Math.abs(change)
  const unit = metric?.unit ?? null
  if (unit === '%') return `${words.number(size * 100, '1')} ${points}`
  if (metric?.kind === 'sum' && before !== 0) return words.number(size / Math.abs(before), '%')
  return words.number(size, unit)
}
