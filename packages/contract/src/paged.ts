import { z } from 'zod'

/** Which page of a list is asked for, in a query string; `current` counts from 1. */
export const pageQuery = {
  current: z.coerce.number().int().min(1).max(1_000_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(200).default(20),
} as const

/** One page of a list and how many entries the whole list has. */
export const paged = <T extends z.ZodType>(row: T) =>
  z.object({
    rows: z.array(row),
    total: z.number().int(),
    current: z.number().int(),
    pageSize: z.number().int(),
  })
