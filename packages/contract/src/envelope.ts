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

/** What is wrong with one field of what was sent, in the reader's language; `field` is its path, by dots. */
const fieldFault = z.object({ field: z.string(), message: z.string() })
export type FieldFault = z.infer<typeof fieldFault>

export const failure = z.object({
  success: z.literal(false),
  /** The fields that are at fault, where a form can show them. */
  data: z.object({ fields: z.array(fieldFault) }).optional(),
  errorCode: z.string(),
  errorMessage: z.string(),
  showType: z.number().int(),
  traceId: z.string(),
})
export type Failure = z.infer<typeof failure>
