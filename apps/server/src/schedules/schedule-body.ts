import { schedule } from '@quaywise/contract'
import { z } from 'zod'

/** What of a schedule is kept beside its name and place. */
export const scheduleBody = schedule
  .pick({ query: true, question: true, period: true, timing: true, format: true, target: true, url: true })
  .extend({
    /** The signing secret, sealed. */
    secret: z.string().nullable(),
    /** The language of the file. */
    locale: z.string(),
  })
export type ScheduleBody = z.infer<typeof scheduleBody>

/** What a finished run tells of itself. */
export const runResult = z
  .object({ file: z.string().nullable(), bytes: z.number().int(), rows: z.number().int() })
  .nullable()
export type RunResult = NonNullable<z.infer<typeof runResult>>
