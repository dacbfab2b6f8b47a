import { z } from 'zod'
import { defineRoute } from './route.ts'

const instant = z.string()
const band = z.object({ p10: instant, p50: instant, p90: instant })
const queueRef = z.object({
  queue: z.string(),
  bay: z.number(),
  deckHold: z.string(),
  op: z.string(),
  boxes: z.number(),
})

const historyPoint = band.extend({
  at: instant,
  done: z.number(),
  planned: z.number(),
  naive: instant.nullable(),
  longCrane: z.string(),
  /** Minutes by which the median moved since the point before, and why where it moved notably. */
  moved: z.number().nullable(),
  cause: z
    .object({ kind: z.enum(['LONG_CRANE', 'DELAY', 'PACE']), crane: z.string(), category: z.string() })
    .nullable(),
})

/** How one forecast of this call turned out at a mark of its progress, in minutes. */
const verdict = z.object({
  progress: z.number(),
  at: instant,
  error: z.number(),
  covered: z.boolean(),
  pinball: z.number(),
  naiveError: z.number().nullable(),
})

/**
 * When the last lift of a call is expected, as known at `at`: nothing later was looked at. `outlook` is null when
 * nothing is left, or no plan tells what is.
 */
export const vesselForecast = z.object({
  visitId: z.string(),
  at: instant,
  state: z.enum(['NO_PLAN', 'EXPECTED', 'RUNNING', 'FINISHED']),
  done: z.number(),
  planned: z.number(),
  dueAt: instant.nullable(),
  firstLift: instant.nullable(),
  lastLift: instant.nullable(),
  /** Berth hours after the due time: lost already when it is finished, else expected. */
  lateHours: z.number().nullable(),
  outlook: z
    .object({
      completion: band,
      naive: instant.nullable(),
      longCrane: z.string(),
      lateRisk: z.number().nullable(),
      cranes: z.array(
        band.extend({
          crane: z.string(),
          left: z.number(),
          long: z.number(),
          queues: z.array(queueRef.extend({ from: instant, to: instant })),
        }),
      ),
      moves: z.array(queueRef.extend({ crane: z.string(), minutes: z.number() })),
      cone: z.array(z.object({ at: instant, p10: z.number(), p50: z.number(), p90: z.number() })),
    })
    .nullable(),
  history: z.array(historyPoint),
  verdicts: z.array(verdict),
  /** What it learned from: calls and lifts of the 90 days before, and the spread of calls and cranes. */
  learned: z.object({ cranes: z.number(), lifts: z.number(), call: z.number(), crane: z.number() }),
})
export type VesselForecast = z.infer<typeof vesselForecast>

/** The forecast of one call. */
export const getVesselForecast = defineRoute({
  method: 'GET',
  path: '/v1/forecast/vessel/:visitId',
  summary: 'When the last lift of a call is expected, as known now or at an instant, and how that moved.',
  access: 'signed-in',
  params: z.object({ visitId: z.string().min(1).max(120) }),
  query: z.object({
    terminal: z.string().max(60).optional(),
    /** An instant, ISO 8601; the terminal's now unless told. */
    at: z.iso.datetime({ offset: true }).optional(),
  }),
  answer: vesselForecast,
})
