import { TIMING_RHYTHMS } from '@quaywise/domain'
import { z } from 'zod'
import { exportRequest } from './export-calls.ts'
import { keptAnswer, keptBase, keptName, keptPath, pageState, relativePeriod } from './page-state.ts'
import { REPORT_FORMATS } from './report-formats.ts'
import { defineRoute } from './route.ts'

const access = { ui: 'export' } as const

const timing = z.strictObject({
  every: z.enum(TIMING_RHYTHMS),
  at: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
  weekday: z.number().int().min(1).max(7),
  day: z.number().int().min(1).max(31),
})

const plan = {
  query: pageState,
  /** What the page asks in that state, with its tables as they stand. */
  question: exportRequest,
  period: relativePeriod,
  timing,
  format: z.enum(REPORT_FORMATS),
  target: z.enum(['folder', 'webhook']),
  /** Where a webhook goes; null for the server's own. */
  url: z
    .url({ protocol: /^https?$/ })
    .max(2000)
    .nullable(),
} as const

const run = z.object({
  id: z.string(),
  dueAt: z.string(),
  state: z.enum(['waiting', 'running', 'done', 'failed']),
  tries: z.number().int(),
  startedAt: z.string().nullable(),
  finishedAt: z.string().nullable(),
  error: z.string().nullable(),
  /** The file that was written, in the folder of reports, or null. */
  file: z.string().nullable(),
  bytes: z.number().int().nullable(),
  rows: z.number().int().nullable(),
})
export type ScheduleRun = z.infer<typeof run>

/** A report that is made by the clock. */
export const schedule = z.object({
  ...keptBase,
  ...plan,
  /** Whether a secret is kept, by which what is sent is signed. */
  signed: z.boolean(),
  paused: z.boolean(),
  nextAt: z.string().nullable(),
  last: run.nullable(),
})
export type Schedule = z.infer<typeof schedule>

const written = z.strictObject({
  ...plan,
  name: keptName,
  /** The secret that signs what is sent; it is never shown again. Null for none. */
  secret: z.string().min(8).max(200).nullable().optional(),
})

/** The caller's schedules of a page. */
export const listSchedules = defineRoute({
  method: 'GET',
  path: '/v1/schedules',
  summary: 'Your scheduled reports of a page (an administrator: everybody’s).',
  access,
  query: z.object({ terminal: z.string().max(60).optional(), page: z.string().max(200).optional() }),
  answer: z.object({ schedules: z.array(schedule), webhook: z.boolean() }),
})
export type ScheduleList = z.infer<typeof listSchedules.answer>

/** Makes a schedule. */
export const addSchedule = defineRoute({
  method: 'POST',
  path: '/v1/schedules',
  summary: 'Have a page made by the clock and sent or written to a folder.',
  access,
  body: written.extend({ terminal: z.string().max(60).optional(), page: z.string().max(200) }),
  answer: schedule,
})

/** Changes a schedule. */
export const changeSchedule = defineRoute({
  method: 'PUT',
  path: '/v1/schedules/:id',
  summary: 'Change a schedule of your own.',
  access,
  params: keptPath,
  body: written.partial(),
  answer: schedule,
})

/** Deletes a schedule; files that were made stay. */
export const deleteSchedule = defineRoute({
  method: 'DELETE',
  path: '/v1/schedules/:id',
  summary: 'Delete a schedule of your own; what it made stays.',
  access,
  params: keptPath,
  answer: keptAnswer,
})

/** Brings a deleted schedule back. */
export const restoreSchedule = defineRoute({
  method: 'POST',
  path: '/v1/schedules/:id/restore',
  summary: 'Bring a deleted schedule back.',
  access,
  params: keptPath,
  answer: keptAnswer,
})

/** Lets a schedule rest, or go on. */
export const pauseSchedule = defineRoute({
  method: 'POST',
  path: '/v1/schedules/:id/pause',
  summary: 'Let a schedule rest, or go on.',
  access,
  params: keptPath,
  body: z.strictObject({ paused: z.boolean() }),
  answer: schedule,
})

/** Makes a report now. */
export const runSchedule = defineRoute({
  method: 'POST',
  path: '/v1/schedules/:id/run',
  summary: 'Make the report now, besides its times.',
  access,
  params: keptPath,
  answer: schedule,
})

/** What became of a schedule's runs, the newest first. */
export const listScheduleRuns = defineRoute({
  method: 'GET',
  path: '/v1/schedules/:id/runs',
  summary: 'The last fifty runs of a schedule.',
  access,
  params: keptPath,
  answer: z.array(run),
})

/** The file that a run of a schedule wrote. */
export const scheduleRunFile = defineRoute({
  method: 'GET',
  path: '/v1/schedules/:id/runs/:run/file',
  summary: 'The file that a run wrote to the folder of reports, as long as it lies there.',
  access,
  params: keptPath.extend({ run: z.string().min(1).max(60) }),
  answer: z.unknown(),
  gives: 'application/octet-stream',
})
