import type { JsonValue } from '@quaywise/admin-store'
import { FACT_IDENTITY, type FactName } from '@quaywise/domain'
import type { Outdated } from '@quaywise/ingest'
import { z } from 'zod'

const isTable = (name: string): name is FactName => Object.hasOwn(FACT_IDENTITY, name)

const kept = z.object({
  table: z.string().refine(isTable, 'is no table'),
  terminalId: z.string(),
  window: z.object({ from: z.number(), to: z.number() }).nullable(),
  takenAt: z.number(),
  keys: z.array(z.array(z.union([z.string(), z.number()]))),
})

/** What was to be taken out, as it was kept; null where it is of a table that is no more. */
export const outdatedOf = (body: JsonValue): Outdated | null => {
  const parsed = kept.safeParse(body)
  return parsed.success ? parsed.data : null
}
