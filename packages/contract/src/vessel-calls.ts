import { z } from 'zod'
import { defineRoute } from './route.ts'

/** A call of a vessel as pages choose it: what it is called, when it was there, and what is known of it. */
export const vesselCall = z.object({
  visitId: z.string(),
  vessel: z.string(),
  voyageIn: z.string(),
  voyageOut: z.string(),
  line: z.string(),
  service: z.string(),
  imo: z.string(),
  berth: z.string(),
  trunkBranch: z.string(),
  ownShip: z.string(),
  loa: z.number().nullable(),
  state: z.enum(['EXPECTED', 'RUNNING', 'FINISHED']),
  /** From the first to the last that is told of it, ISO instants; `to` reaches the terminal's now while it runs. */
  from: z.string(),
  to: z.string(),
  boxes: z.number(),
  planned: z.number(),
  /** Data quality, 0 to 100, and stamps that no source has told. */
  quality: z.number(),
  missingStamps: z.array(z.string()),
  /** What the store has of it: lifts, crane time, a work plan, stow plans; `boxes`: lifts or a plan; `cargo`: any. */
  knows: z.object({
    work: z.boolean(),
    cranes: z.boolean(),
    plan: z.boolean(),
    stow: z.boolean(),
    boxes: z.boolean(),
    cargo: z.boolean(),
  }),
})
export type VesselCall = z.infer<typeof vesselCall>

/** Calls by name, voyage, IMO number or id; those at the berth first, then the latest. */
export const listVesselCalls = defineRoute({
  method: 'GET',
  path: '/v1/vessel/calls',
  summary:
    'Calls of vessels: those at the berth first, then the latest; or those whose name, voyage or number matches.',
  access: 'signed-in',
  query: z.object({
    terminal: z.string().max(60).optional(),
    find: z.string().max(80).optional(),
    visit: z.string().max(120).optional(),
  }),
  answer: z.array(vesselCall),
})
