import { z } from 'zod'
import { defineRoute } from './route.ts'

const access = { ui: 'data.ingest' } as const
const oneMapping = z.object({ id: z.string().min(1).max(60) })

const mapping = z.object({
  id: z.string(),
  kind: z.string(),
  name: z.string(),
  terminal: z.string(),
  updatedAt: z.string(),
})

/** The mappings that are kept for terminals that the caller may see. */
export const listMappings = defineRoute({
  method: 'GET',
  path: '/v1/ingest/mappings',
  summary: 'The mappings that are kept, with how many files were read by each.',
  access,
  answer: z.array(mapping.extend({ batches: z.number().int() })),
})
export type MappingRow = z.infer<typeof listMappings.answer>[number]

/** One mapping with its body. */
export const getMapping = defineRoute({
  method: 'GET',
  path: '/v1/ingest/mappings/:id',
  summary: 'One mapping as it was kept.',
  access,
  params: oneMapping,
  answer: mapping.extend({ body: z.record(z.string(), z.unknown()) }),
})

/** Forgets a mapping. */
export const deleteMapping = defineRoute({
  method: 'DELETE',
  path: '/v1/ingest/mappings/:id',
  summary: 'Delete a mapping; refused while a file comes in by it. What was read by it stays.',
  access,
  params: oneMapping,
  answer: z.object({ id: z.string() }),
})

/** So many characters of a sample are read, and so many readings of it are shown. */
export const SAMPLE_LIMITS = { characters: 262_144, shown: 50 } as const

const place = z.object({ line: z.number().int(), column: z.string().nullable() })

/** Reads a sample by a mapping without keeping anything. */
export const previewMapping = defineRoute({
  method: 'POST',
  path: '/v1/ingest/mappings/preview',
  summary: 'Read a sample of up to 256 KB by a mapping and tell what would be taken; nothing is kept.',
  access,
  body: z.strictObject({
    mapping: z.record(z.string(), z.unknown()),
    sample: z.string().max(SAMPLE_LIMITS.characters),
  }),
  answer: z.object({
    /** What is wrong with the mapping, by the path in it. */
    errors: z.array(z.object({ path: z.string(), message: z.string() })),
    /** Why the sample cannot be read by it at all. */
    fault: z.object({ code: z.string(), detail: z.string() }).nullable(),
    counts: z.object({
      taken: z.number().int(),
      rejected: z.number().int(),
      filtered: z.number().int(),
      odd: z.number().int(),
    }),
    readings: z.array(
      z.object({
        line: z.number().int(),
        values: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
        notices: z.array(z.string()),
      }),
    ),
    rejections: z.array(
      place.extend({ reason: z.string(), value: z.string().nullable(), raw: z.string(), means: z.string() }),
    ),
    notices: z.array(place.extend({ code: z.string(), message: z.string(), count: z.number().int() })),
  }),
})
export type MappingPreview = z.infer<typeof previewMapping.answer>
