import type { AlertLevel, AlertState } from '@quaywise/admin-store'
import type { Alert } from '@quaywise/contract'

/** What decides about an alert. */
export type AlertRule = Pick<Alert, 'direction' | 'threshold' | 'hysteresis' | 'holdMinutes'>

/** How an alert goes on; `event` where people are to be told. */
export type AlertStep = {
  readonly level: AlertLevel
  readonly since: string | null
  readonly event?: 'begun' | 'over'
}

const MINUTE_MS = 60_000

const beyond = ({ direction, threshold }: AlertRule, value: number): boolean =>
  direction === 'above' ? value > threshold : value < threshold

/** Back over the threshold by the hysteresis: a value that trembles about it ends nothing. */
const cameBack = ({ direction, threshold, hysteresis }: AlertRule, value: number): boolean =>
  direction === 'above' ? value <= threshold - hysteresis : value >= threshold + hysteresis

/**
 * The next state of an alert for a newly counted value (null: nothing to count). It begins when the value
 * stayed beyond the threshold for the minutes asked for, and is over when the value came back by the hysteresis.
 */
export const stepAlert = (
  { level, since }: Pick<AlertState, 'level' | 'since'>,
  value: number | null,
  rule: AlertRule,
  now: Date,
): AlertStep => {
  const at = now.toISOString()
  if (level === 'firing') {
    if (value === null || !cameBack(rule, value)) return { level, since }
    return { level: 'quiet', since: null, event: 'over' }
  }
  if (value === null || !beyond(rule, value)) return { level: 'quiet', since: null }
  const began = level === 'pending' && since !== null ? since : at
  const held = now.getTime() - Date.parse(began) >= rule.holdMinutes * MINUTE_MS
  return held ? { level: 'firing', since: began, event: 'begun' } : { level: 'pending', since: began }
}
