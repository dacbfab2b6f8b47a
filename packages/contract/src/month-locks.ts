import { z } from 'zod'
import { defineRoute } from './route.ts'

const segment = z.string().min(1).max(100)
const pagePath = z.object({ area: segment, page: segment })
const terminal = z.string().max(60).optional()
const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/)

/** A month of a page that was locked. */
export const monthLock = z.object({
  id: z.string(),
  month: z.string(),
  version: z.number().int(),
  lockedAt: z.string(),
  lockedBy: z.string(),
  /** The newest record of the terminal at that time. */
  dataUntil: z.string().nullable(),
  /**
   * What held of the terminal's own parameters at the end of the month, and the values of those that were set and not at
   * their default all the month; `from` where one began within it.
   */
  parameters: z.array(
    z.object({ key: z.string(), version: z.number(), value: z.string(), from: z.string().optional() }),
  ),
})
export type MonthLock = z.infer<typeof monthLock>

/** The months that were locked. */
export const listMonthLocks = defineRoute({
  method: 'GET',
  path: '/v1/analysis/:area/:page/locks',
  summary: 'Every version of the months of a page that were locked.',
  access: { page: 'in-path' },
  params: pagePath,
  query: z.object({ terminal }),
  answer: z.array(monthLock),
})

/** Locks a month. */
export const lockMonth = defineRoute({
  method: 'POST',
  path: '/v1/analysis/:area/:page/locks',
  summary:
    'Lock a month that is over: the page’s numbers are kept as they are now. `version` is the one after the last, 1 for the first.',
  access: { page: 'in-path', ui: 'month.lock' },
  params: pagePath,
  body: z.strictObject({ terminal, month, version: z.number().int().min(1).max(10_000) }),
  answer: monthLock,
})
