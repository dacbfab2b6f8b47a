import { z } from 'zod'
import { id, name, terminal } from './parts.ts'

const stamp = z.strictObject({ date: name, time: name.optional() })
const aliases = z.record(z.string(), name)

/** The stamps of a call that a mapping can name; the stay and wait stamps may be lists in one cell. */
export const STAMP_COLUMNS = [
  'port_entry',
  'port_exit',
  'stay_start',
  'stay_end',
  'wait_start',
  'wait_end',
] as const
export type StampColumn = (typeof STAMP_COLUMNS)[number]

/** The texts and numbers of a call that a mapping can name. */
export const VALUE_COLUMNS = [
  'call_id',
  'vessel',
  'imo',
  'voyage_in',
  'voyage_out',
  'line',
  'service',
  'loa_m',
  'berth',
  'berth_days',
] as const
export type ValueColumn = (typeof VALUE_COLUMNS)[number]

const columns = z.strictObject({
  call_id: name.optional(),
  vessel: name,
  imo: name.optional(),
  voyage_in: name.optional(),
  voyage_out: name.optional(),
  line: name.optional(),
  service: name.optional(),
  loa_m: name.optional(),
  berth: name.optional(),
  berth_days: name.optional(),
  port_entry: stamp.optional(),
  port_exit: stamp.optional(),
  stay_start: stamp,
  stay_end: stamp,
  wait_start: stamp.optional(),
  wait_end: stamp.optional(),
})

const trunkBranchRule = z.strictObject({
  is: z.enum(['TRUNK', 'BRANCH']),
  lines: z.array(name).optional(),
  services: z.array(name).optional(),
  loa_at_least_m: z.number().positive().optional(),
  loa_below_m: z.number().positive().optional(),
})
export type TrunkBranchRule = z.infer<typeof trunkBranchRule>

/** How the columns of one source become the facts of a terminal. It is data: a JSON file, no code. */
export const mapping = z.strictObject({
  id,
  kind: z.literal('port-calls'),
  name,
  source: name,
  terminal,
  delimiter: z.enum([',', ';', '\t', '|']).optional(),
  decimal: z.enum(['.', ',', 'either']).default('.'),
  dateFormats: z.array(name).min(1),
  timeFormats: z.array(name).min(1).default(['HH:mm']),
  separators: z
    .strictObject({
      stamps: z.string().min(1).max(3).optional(),
      berths: z.string().min(1).max(3).optional(),
    })
    .default({}),
  /** A row is taken when each of these columns holds one of its values. */
  only: z.array(z.strictObject({ column: name, in: z.array(z.string()).min(1) })).default([]),
  columns,
  constants: z
    .strictObject({
      own_ship: z.enum(['OWN', 'OTHER']).default('OWN'),
      line: name.optional(),
      service: name.optional(),
    })
    .default({ own_ship: 'OWN' }),
  aliases: z
    .strictObject({
      vessel: aliases.optional(),
      line: aliases.optional(),
      service: aliases.optional(),
      berth: aliases.optional(),
    })
    .default({}),
  /** The first rule that holds decides; a call that none holds for is UNKNOWN. */
  trunkBranch: z.array(trunkBranchRule).default([]),
  /** Whether a call belongs to the period of its first berthing or of its departure. */
  countBy: z.enum(['berthing', 'departure']).default('berthing'),
  /** Without a call id, a call is known by its vessel and the first of these stamps that it has. */
  keyStamps: z
    .array(z.enum(['port_entry', 'stay_start', 'port_exit']))
    .min(1)
    .default(['port_entry', 'stay_start', 'port_exit']),
})
export type Mapping = z.infer<typeof mapping>
