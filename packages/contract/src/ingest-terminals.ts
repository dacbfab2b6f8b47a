import { z } from 'zod'
import { defineRoute } from './route.ts'
import { isZone, TERMINAL_ID, UN_LOCODE } from './terminal-rules.ts'

const newTerminal = z.strictObject({
  id: z.string().regex(TERMINAL_ID, 'must be lower-case letters, digits and hyphens, at most 59'),
  name: z.string().trim().min(1).max(200),
  zone: z.string().max(60).refine(isZone, 'must be an IANA time zone such as Africa/Casablanca'),
  locode: z.string().regex(UN_LOCODE, 'must be a UN/LOCODE such as MACAS').optional(),
  /** `live`: its sources send as things happen; `frozen`: its clock stands at the end of its data. */
  clock: z.enum(['live', 'frozen']),
})
export type NewTerminal = z.input<typeof newTerminal>

/** Makes a terminal, so that messages and other files without a mapping have a place to go. */
export const createTerminal = defineRoute({
  method: 'POST',
  path: '/v1/ingest/terminals',
  summary: 'Make a terminal for data that comes without a mapping; its id must be new.',
  access: { ui: 'data.ingest' },
  body: newTerminal,
  answer: z.object({ id: z.string(), name: z.string() }),
})
