import { z } from 'zod'
import { ingestAnswer } from './ingest.ts'
import { paged, pageQuery } from './paged.ts'
import { defineRoute } from './route.ts'

const access = { ui: 'data.ingest' } as const
const oneBatch = z.object({ id: z.string().min(1).max(60) })

/** Where a file stands: it comes in, all of it is taken, or it broke off. */
export const BATCH_STATUSES = ['receiving', 'done', 'failed'] as const

/** What files can be sorted by. */
export const BATCH_SORTS = [
  'receivedAt',
  'fileName',
  'kind',
  'status',
  'accepted',
  'duplicate',
  'rejected',
] as const

const batch = z.object({
  id: z.string(),
  kind: z.string(),
  terminal: z.string(),
  mapping: z.string().nullable(),
  fileName: z.string().nullable(),
  receivedAt: z.string(),
  status: z.enum(BATCH_STATUSES),
  accepted: z.number().int(),
  duplicate: z.number().int(),
  rejected: z.number().int(),
  /** How many oddities its rows had, all warnings together. */
  oddities: z.number().int(),
  /** The file whose rejected rows this one brings again. */
  corrects: z.string().nullable(),
})
export type BatchRow = z.infer<typeof batch>

/** The kinds of data that can be sent. */
export const listKinds = defineRoute({
  method: 'GET',
  path: '/v1/ingest/kinds',
  summary: 'The kinds of data that can be sent; a kind that needs a mapping says so.',
  access,
  answer: z.array(z.object({ kind: z.string(), needsMapping: z.boolean() })),
})

/** The files that came in, as far as the caller may see their terminals. */
export const listBatches = defineRoute({
  method: 'GET',
  path: '/v1/ingest/batches',
  summary: 'The files that came in, newest first unless sorted otherwise; `from` and `to` are instants.',
  access,
  query: z.strictObject({
    terminal: z.string().min(1).max(60).optional(),
    kind: z.string().min(1).max(120).optional(),
    status: z.enum(BATCH_STATUSES).optional(),
    fileName: z.string().max(300).optional(),
    from: z.iso.datetime().optional(),
    to: z.iso.datetime().optional(),
    sort: z.enum(BATCH_SORTS).default('receivedAt'),
    order: z.enum(['ascend', 'descend']).default('descend'),
    ...pageQuery,
  }),
  answer: paged(batch),
})

/** One file with its warnings, the files that corrected it, and how its rejected rows can be mended. */
export const getBatch = defineRoute({
  method: 'GET',
  path: '/v1/ingest/batches/:id',
  summary: 'One file: its counts, its warnings, and the files that brought its rejected rows again.',
  access,
  params: oneBatch,
  answer: batch.extend({
    warnings: ingestAnswer.shape.warnings,
    correctedBy: z.array(z.string()),
    /** Whether its rejected rows can be edited here: as cells, as whole lines, or as parts of their message. */
    mend: z.enum(['cells', 'lines', 'message', 'no']),
    header: z.array(z.string()),
    messages: z.number().int(),
  }),
})
export type BatchDetail = z.infer<typeof getBatch.answer>

const rejectedRow = z.object({
  line: z.number().int(),
  reason: z.string(),
  /** The reason in English, for codes that a catalogue does not know. */
  means: z.string(),
  column: z.string().nullable(),
  value: z.string().nullable(),
  raw: z.string(),
  /** The row is longer than what was kept of it: it can only be mended in the file. */
  cut: z.boolean(),
  cells: z.array(z.string()).nullable(),
})
export type RejectedRow = z.infer<typeof rejectedRow>

/** The rejected rows of a file, page by page. */
export const listRejectedRows = defineRoute({
  method: 'GET',
  path: '/v1/ingest/batches/:id/rejected-rows',
  summary:
    'The rejected rows of a file by line: why, the row as it came, and its cells where it has columns.',
  access,
  params: oneBatch,
  query: z.strictObject(pageQuery),
  answer: paged(rejectedRow),
})

const cell = z.string().max(20_000)

/** Sends rejected rows again after they were corrected. */
export const sendCorrections = defineRoute({
  method: 'POST',
  path: '/v1/ingest/batches/:id/corrections',
  summary:
    'Send corrected rows as a new file of the same kind, terminal and mapping; its header is repeated.',
  access,
  params: oneBatch,
  body: z.strictObject({
    rows: z
      .array(
        z.union([
          z.strictObject({ cells: z.array(cell).min(1).max(1000) }),
          z.strictObject({ text: cell }),
          /** A part of a message as it came, and as it should be: the whole message is sent again. */
          z.strictObject({ was: cell.min(1), text: cell }),
        ]),
      )
      .min(1)
      .max(1000),
  }),
  answer: ingestAnswer,
})
export type CorrectedRow = z.input<typeof sendCorrections.body>['rows'][number]
