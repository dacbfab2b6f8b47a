import { z } from 'zod'

/** How the browser shows a business error: silent, warning, error, notification, redirect. */
export const SHOW_TYPES = { silent: 0, warning: 1, error: 2, notification: 4, redirect: 9 } as const

/** What every call answers: data, or a stable code with a message in the request's language. */
export const envelope = <T extends z.ZodType>(data: T) =>
  z.object({
    success: z.literal(true),
    data,
    traceId: z.string(),
  })

export const failure = z.object({
  success: z.literal(false),
  data: z.unknown().optional(),
  errorCode: z.string(),
  errorMessage: z.string(),
  showType: z.number().int(),
  traceId: z.string(),
})
export type Failure = z.infer<typeof failure>
