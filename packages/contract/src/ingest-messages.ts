import { z } from 'zod'
import { paged, pageQuery } from './paged.ts'
import { defineRoute } from './route.ts'

const access = { ui: 'data.ingest' } as const

/** Of a longer message the text is cut here, in characters. */
export const MESSAGE_LIMIT = 4_000_000

const message = z.object({
  batchId: z.string(),
  seq: z.number().int(),
  type: z.string(),
  sender: z.string(),
  reference: z.string(),
  at: z.string().nullable(),
  arrivedAt: z.string(),
  bytes: z.number().int(),
})
export type MessageRow = z.infer<typeof message>

/** The messages of a file. */
export const listMessages = defineRoute({
  method: 'GET',
  path: '/v1/ingest/batches/:id/messages',
  summary: 'The messages of a file in their order.',
  access,
  params: z.object({ id: z.string().min(1).max(60) }),
  query: z.strictObject(pageQuery),
  answer: paged(message),
})

/** One message as it came. */
export const getMessage = defineRoute({
  method: 'GET',
  path: '/v1/ingest/batches/:id/messages/:seq',
  summary: 'One message as it came, up to four million characters of it.',
  access,
  params: z.object({ id: z.string().min(1).max(60), seq: z.coerce.number().int().min(0).max(4_294_967_295) }),
  answer: message.extend({ text: z.string(), cut: z.boolean() }),
})
export type RawMessage = z.infer<typeof getMessage.answer>

/** The messages that told something of one call, container, truck visit … */
export const listSubjectMessages = defineRoute({
  method: 'GET',
  path: '/v1/ingest/messages',
  summary: 'The messages that speak of one thing (a call, a container, a truck visit), newest first.',
  access,
  query: z.strictObject({
    terminal: z.string().min(1).max(60).optional(),
    kind: z.string().min(1).max(60),
    id: z.string().min(1).max(200),
    ...pageQuery,
  }),
  answer: paged(message),
})
