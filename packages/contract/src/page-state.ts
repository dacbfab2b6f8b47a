import { RELATIVE_SPANS } from '@quaywise/domain'
import { z } from 'zod'

const instant = z.iso.datetime({ offset: true })

/** Which terminal and page something is kept for; without a terminal the caller's default one. */
export const placeQuery = z.object({
  terminal: z.string().max(60).optional(),
  page: z.string().max(200).optional(),
})

/** The part of a path that names a kept thing. */
export const keptPath = z.object({ id: z.string().min(1).max(60) })

/** The state of a page: the query of its address. */
export const pageState = z
  .record(z.string().min(1).max(60), z.string().max(4000))
  .refine((query) => Object.keys(query).length <= 80, 'at most 80 fields')
  .refine((query) => JSON.stringify(query).length <= 16_000, 'at most 16,000 characters')

/** A period that moves with the terminal's clock; null keeps the times that the state has. */
export const relativePeriod = z
  .strictObject({ of: z.enum(RELATIVE_SPANS), back: z.number().int().min(0).max(400) })
  .nullable()

/** Who sees a kept thing. */
export const audience = z.enum(['own', 'all', 'role'])

/** Names and texts that people write: trimmed, on a line of their own. */
export const keptName = z.string().trim().min(1).max(80)
export const keptText = z.string().trim().max(1000)

/** A stretch of time, `[startAt, endAt)`. */
export const timeRange = { startAt: instant, endAt: instant } as const

/** What every kept thing tells of itself. `mine`: the caller may change it. */
export const keptBase = {
  id: z.string(),
  terminal: z.string(),
  page: z.string(),
  name: z.string(),
  owner: z.string(),
  mine: z.boolean(),
  audience,
  changedAt: z.string(),
} as const

/** What deleting and bringing back answer. */
export const keptAnswer = z.object({ id: z.string() })
