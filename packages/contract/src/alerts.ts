import { z } from 'zod'
import { ALERT_WINDOWS } from './alert-windows.ts'
import { exportRequest } from './export-calls.ts'
import { keptAnswer, keptBase, keptName, keptPath, pageState } from './page-state.ts'
import { defineRoute } from './route.ts'

const access = 'signed-in'

const rule = {
  panel: z.string().max(100),
  measure: z.string().max(80),
  /** The state of the page, where the alert leads. */
  query: pageState,
  /** What the page asks in that state: whose filters the alert counts by. */
  question: exportRequest,
  direction: z.enum(['above', 'below']),
  threshold: z.number().min(-1e15).max(1e15),
  /** How far the value must come back over the threshold before the alert ends. */
  hysteresis: z.number().min(0).max(1e15),
  window: z.enum(ALERT_WINDOWS),
  /** Minutes that the value must stay beyond the threshold before the alert begins. */
  holdMinutes: z.number().int().min(0).max(1440),
} as const

/** A tile with a threshold, and how it stands. */
export const alert = z.object({
  ...keptBase,
  ...rule,
  state: z.object({
    level: z.enum(['quiet', 'pending', 'firing']),
    since: z.string().nullable(),
    value: z.number().nullable(),
    evaluatedAt: z.string().nullable(),
    error: z.string().nullable(),
    snoozedUntil: z.string().nullable(),
    acknowledgedAt: z.string().nullable(),
    acknowledgedBy: z.string().nullable(),
  }),
})
export type Alert = z.infer<typeof alert>

const written = z.strictObject({ ...rule, name: keptName, audience: z.enum(['own', 'all']) })

/** The alerts of a terminal. */
export const listAlerts = defineRoute({
  method: 'GET',
  path: '/v1/alerts',
  summary: 'The alerts of a terminal, your own and everybody’s, and how they stand.',
  access,
  query: z.object({ terminal: z.string().max(60).optional(), page: z.string().max(200).optional() }),
  answer: z.array(alert),
})

/** Sets an alert. */
export const addAlert = defineRoute({
  method: 'POST',
  path: '/v1/alerts',
  summary: 'Set an alert on a tile.',
  access,
  body: written.extend({ terminal: z.string().max(60).optional(), page: z.string().max(200) }),
  answer: alert,
})

/** Changes an alert; it begins anew. */
export const changeAlert = defineRoute({
  method: 'PUT',
  path: '/v1/alerts/:id',
  summary: 'Change an alert of your own; it begins anew.',
  access,
  params: keptPath,
  body: written.partial(),
  answer: alert,
})

/** Deletes an alert. */
export const deleteAlert = defineRoute({
  method: 'DELETE',
  path: '/v1/alerts/:id',
  summary: 'Delete an alert of your own; for a day it can be brought back.',
  access,
  params: keptPath,
  answer: keptAnswer,
})

/** Brings a deleted alert back. */
export const restoreAlert = defineRoute({
  method: 'POST',
  path: '/v1/alerts/:id/restore',
  summary: 'Bring a deleted alert back.',
  access,
  params: keptPath,
  answer: keptAnswer,
})

/** Silences an alert for some minutes; 0 ends the silence. */
export const snoozeAlert = defineRoute({
  method: 'POST',
  path: '/v1/alerts/:id/snooze',
  summary: 'Silence an alert for some minutes; 0 ends the silence.',
  access,
  params: keptPath,
  body: z.strictObject({ minutes: z.number().int().min(0).max(43_200) }),
  answer: alert,
})

/** Tells everybody that somebody takes care of an alert. */
export const acknowledgeAlert = defineRoute({
  method: 'POST',
  path: '/v1/alerts/:id/acknowledge',
  summary: 'Take an alert on: everybody sees that you take care of it.',
  access,
  params: keptPath,
  answer: alert,
})
