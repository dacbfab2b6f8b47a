import { z } from 'zod'
import { defineRoute } from './route.ts'

/** How far the demonstration data of a terminal is loaded. */
export const loading = z.object({
  terminal: z.string(),
  /** `loading`: the first week is on its way. `filling`: older weeks follow. `done`: all there. */
  state: z.enum(['loading', 'filling', 'done', 'failed']),
  weeksDone: z.number().int(),
  weeksTotal: z.number().int(),
  /** Share of the whole, 0 to 1. */
  progress: z.number(),
  rows: z.number().int(),
})
export type Loading = z.infer<typeof loading>

/** What anyone may know of a running server. */
export const status = z.object({
  /** Changes with every build of the web application: an open page compares it. */
  buildId: z.string(),
  terminals: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      zone: z.string(),
      clock: z.enum(['live', 'frozen']),
      /** The terminal's now, an instant. */
      now: z.iso.datetime(),
    }),
  ),
  loading: z.array(loading),
  /** Where the facts lie: in the process, on a server, or on a cluster. */
  engine: z.enum(['embedded', 'server', 'cluster']),
  /** What every page goes by: seconds between looks, how near a target is near (0 to 1), and the usual appearance. */
  parameters: z.object({
    panelSeconds: z.number().int(),
    noticeSeconds: z.number().int(),
    forecastSeconds: z.number().int(),
    nearShare: z.number(),
    theme: z.enum(['dark', 'light', 'system']),
    footerYear: z.number().int(),
    /** The hours at which shifts begin, the day shift's first, each beside where it begins to hold; null: always. */
    shifts: z.array(z.object({ from: z.iso.datetime().nullable(), hours: z.string() })),
  }),
  /** Days of roll-ups that were found not to hold what the facts hold, ever; absent while there was none. */
  rollupDifferences: z.number().int().optional(),
})
export type Status = z.infer<typeof status>

/** Tells the build, the terminals with their clocks, and the loading of data. */
export const getStatus = defineRoute({
  method: 'GET',
  path: '/v1/status',
  summary: 'The build, the terminals with their clocks, and how far data is loaded.',
  access: 'public',
  answer: status,
  beforePasswordChange: true,
})
