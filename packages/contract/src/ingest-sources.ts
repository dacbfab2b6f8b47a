import { z } from 'zod'
import { defineRoute } from './route.ts'

/** Days that a list of sources looks back for gaps. */
export const SOURCE_DAYS = 14

const source = z.object({
  /** The table of the facts. */
  table: z.string(),
  source: z.string(),
  /** The newest instant that its facts tell, by their own time. */
  newestAt: z.string().nullable(),
  arrivedAt: z.string().nullable(),
  /** Facts of the last 24 hours of the terminal's clock. */
  lastDay: z.number().int(),
  /** Facts of the last 14 days. */
  rows: z.number().int(),
  /** How many hours usually lie between two hours with facts. */
  usualHours: z.number().int(),
  state: z.enum(['fresh', 'late', 'silent']),
  /** Facts in each of the 336 hours from `from`: `0` none, `1` some. */
  hours: z.string(),
  gaps: z.array(z.object({ from: z.string(), to: z.string(), hours: z.number().int() })),
})
export type SourceRow = z.infer<typeof source>

/** The sources of a terminal's facts: how fresh they are, and where they are silent. */
export const listSources = defineRoute({
  method: 'GET',
  path: '/v1/ingest/sources',
  summary: 'The sources of a terminal’s facts with their newest instants and the gaps of the last 14 days.',
  access: { ui: 'data.ingest' },
  query: z.strictObject({ terminal: z.string().min(1).max(60).optional() }),
  answer: z.object({
    terminal: z.string(),
    now: z.string(),
    /** The first hour of the strips. */
    from: z.string(),
    sources: z.array(source),
    /** Tables that took too long to be looked through. */
    unread: z.array(z.string()),
  }),
})
export type SourceList = z.infer<typeof listSources.answer>
