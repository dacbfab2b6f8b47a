import type { Selectable } from 'kysely'
import type { Schema } from './schema.ts'

const levels = ['quiet', 'pending', 'firing'] as const

/** `pending`: beyond the threshold, but not for long enough yet. */
export type AlertLevel = (typeof levels)[number]

/** How an alert stands: since when, by which value, and what people did about it. */
export interface AlertState {
  itemId: string
  level: AlertLevel
  since: string | null
  value: number | null
  evaluatedAt: string | null
  error: string | null
  snoozedUntil: string | null
  acknowledgedAt: string | null
  acknowledgedBy: string | null
}

/** The state of a table row. */
export function alertStateOf(row: Selectable<Schema['alertState']>): AlertState {
  return { ...row, level: levels.find((known) => known === row.level) ?? 'quiet' }
}

/** An alert that was never evaluated. */
export const untouched = (itemId: string): AlertState => ({
  itemId,
  level: 'quiet',
  since: null,
  value: null,
  evaluatedAt: null,
  error: null,
  snoozedUntil: null,
  acknowledgedAt: null,
  acknowledgedBy: null,
})
