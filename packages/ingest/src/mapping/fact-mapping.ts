import { FACT_IDENTITY } from '@quaywise/domain'
import { z } from 'zod'
import { id, name, terminal, zone } from './parts.ts'

const PREFIX = 'facts/'
const value = z.union([z.string().max(1000), z.number(), z.boolean()])

/** How the columns of one source become those of a table of facts. */
export const factMapping = z.strictObject({
  id,
  kind: z
    .string()
    .refine((kind) => kind.startsWith(PREFIX) && Object.hasOwn(FACT_IDENTITY, kind.slice(PREFIX.length)), {
      error: 'must be port-calls, or facts/ and the name of a table',
      params: { fault: 'choice' },
    }),
  name,
  /** What the column `source` says where the file does not tell it. */
  source: name,
  terminal,
  delimiter: z.enum([',', ';', '\t', '|']).optional(),
  decimal: z.enum(['.', ',', 'either']).default('.'),
  /** Formats of local times such as `dd/MM/yyyy HH:mm:ss`, next to ISO 8601 and epoch milliseconds. */
  dateFormats: z.array(name).default([]),
  /** The zone of local times, when it is not the terminal's. */
  zone: zone.optional(),
  /** Columns of the table and how the file calls them; the others are looked for under their own name. */
  columns: z.record(z.string(), name).default({}),
  /** Values for columns that the file does not have. */
  constants: z.record(z.string(), value).default({}),
  /** For a column: what its values mean, such as `{ "op": { "DSCH": "DISC" } }`. */
  aliases: z.record(z.string(), z.record(z.string(), z.string().max(200))).default({}),
})
export type FactMapping = z.infer<typeof factMapping>

/** Whether a mapping, as it was kept, is one of a table of facts. */
export const isMappingOfFacts = (one: unknown): one is FactMapping =>
  typeof one === 'object' && one !== null && 'kind' in one && String(one.kind).startsWith(PREFIX)
