import { z } from 'zod'
import { defineRoute } from './route.ts'

/** What became of a file: counts, and what was odd about it. */
export const ingestAnswer = z.object({
  batchId: z.string(),
  type: z.string(),
  accepted: z.number().int(),
  duplicate: z.number().int(),
  rejected: z.number().int(),
  warnings: z.array(
    z.object({
      code: z.string(),
      line: z.number().int().optional(),
      column: z.string().optional(),
      segment: z.string().optional(),
      message: z.string(),
      count: z.number().int(),
    }),
  ),
  rejectedUrl: z.string().optional(),
})
export type IngestAnswer = z.infer<typeof ingestAnswer>

/** Takes a file in; its body is read as it arrives. */
export const sendFile = defineRoute({
  method: 'POST',
  path: '/v1/ingest/:kind',
  summary: 'Take in a file of a terminal’s data; the same file a second time adds nothing.',
  access: { ui: 'data.ingest' },
  params: z.object({ kind: z.string().min(1).max(60) }),
  query: z.strictObject({
    terminal: z.string().min(1).max(60).optional(),
    mapping: z.string().min(1).max(100).optional(),
    fileName: z.string().max(300).optional(),
  }),
  answer: ingestAnswer,
  takes: 'stream',
})

/** The rejected rows of a file with line number, reason and the row as it came, or as a file to be corrected. */
export const getRejections = defineRoute({
  method: 'GET',
  path: '/v1/ingest/batches/:id/rejections',
  summary:
    'The rejected rows of a file: a CSV of line, reason and row, or the rows alone under their header.',
  access: { ui: 'data.ingest' },
  params: z.object({ id: z.string().min(1).max(60) }),
  query: z.strictObject({ as: z.enum(['table', 'file']).default('table') }),
  answer: z.unknown(),
  gives: 'text/csv; charset=utf-8',
})

/** Keeps a mapping, or replaces the one with the same id; files are then sent with `?mapping=<id>`. */
export const saveMapping = defineRoute({
  method: 'PUT',
  path: '/v1/ingest/mappings/:id',
  summary: 'Keep a mapping: how the columns of a source become ours. One with the same id is replaced.',
  access: { ui: 'data.ingest' },
  params: z.object({ id: z.string().min(1).max(60) }),
  body: z.record(z.string(), z.unknown()),
  answer: z.object({ id: z.string(), name: z.string(), terminal: z.string() }),
})
