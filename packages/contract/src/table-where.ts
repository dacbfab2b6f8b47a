import { z } from 'zod'

const key = z.string().max(80)
const instant = z.string().max(40)

/**
 * Conditions on the columns of a table, all of which hold: a part of a text, choices (null: not told), numbers
 * or instants between bounds, the bounds inside.
 */
export const tableWhere = z
  .array(
    z.union([
      z.strictObject({ key, contains: z.string().min(1).max(200) }),
      z.strictObject({ key, in: z.array(z.string().max(200).nullable()).min(1).max(500) }),
      z.strictObject({ key, least: z.number().nullish(), most: z.number().nullish() }),
      z.strictObject({ key, since: instant.nullish(), until: instant.nullish() }),
    ]),
  )
  .max(30)
export type TableWhere = z.infer<typeof tableWhere>
