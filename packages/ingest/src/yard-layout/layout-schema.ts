import { EQUIPMENT_KINDS } from '@quaywise/domain'
import { z } from 'zod'

const id = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$/)
const name = z.string().trim().min(1).max(100)
const metres = z.number().min(-20_000).max(20_000)
const count = z.number().int().min(0).max(1000)

/** One block of a layout, in metres of the terminal's grid: `x` along the quay, `y` from the quay edge landwards. */
export const blockSchema = z.object({
  id,
  x: metres,
  y: metres,
  bays: z.number().int().min(1).max(99),
  rows: z.number().int().min(1).max(20),
  tiers: z.number().int().min(1).max(10),
  reeferPlugs: z.number().int().min(0).max(20_000).default(0),
  dangerous: z.boolean().default(false),
})

/** One berth of a layout, in metres along the quay. */
export const berthSchema = z
  .object({
    id,
    name: name.optional(),
    fromM: metres,
    toM: metres,
    depthM: z.number().min(0).max(40).optional(),
  })
  .refine(({ fromM, toM }) => toM > fromM, { path: ['toM'] })

/** One machine of a layout. Speeds in metres a second, the rate in boxes an hour. */
export const machineSchema = z.object({
  id,
  kind: z.enum(EQUIPMENT_KINDS),
  name: name.optional(),
  block: id.optional(),
  side: z.enum(['WATER', 'LAND']).optional(),
  twin: z.boolean().optional(),
  rate: z.number().min(0).max(1000).optional(),
  brand: name.optional(),
  family: name.optional(),
  gantrySpeed: z.number().min(0).max(100).optional(),
  trolleySpeed: z.number().min(0).max(100).optional(),
  hoistSpeed: z.number().min(0).max(100).optional(),
  swlT: z.number().min(0).max(1000).optional(),
})

/** What a layout only counts. */
export const countsSchema = z.object({
  quayM: z.number().min(1).max(20_000).optional(),
  berths: count.optional(),
  cranes: count.optional(),
  agvs: count.optional(),
})
