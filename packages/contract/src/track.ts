import { EQUIPMENT_KINDS, type EquipmentKind, TROLLEYS } from '@quaywise/domain'
import { z } from 'zod'
import { defineRoute } from './route.ts'

/** The page of each kind of machine on which its tracks are seen: whoever may open it may ask for them. */
export const TRACK_PAGES: Readonly<Record<EquipmentKind, string>> = {
  QC: '/BigDataAnalysis/qc/qcMovingtrackAnalysis',
  AGV: '/BigDataAnalysis/agv/agvMovingtrackAnalysis',
  ASC: '/BigDataAnalysis/asc/ascMovingtrack',
}

/** The longest track that may be asked for, in hours. */
export const LONGEST_TRACK_HOURS = 48

const trackPoint = z.object({
  at: z.string(),
  /** Metres of the terminal's own grid: along the quay, landwards from its edge, above the ground. */
  x: z.number(),
  y: z.number(),
  z: z.number(),
  /** Metres a second. */
  speed: z.number(),
  loadKg: z.number(),
  /** State of charge in percent; 0 for machines without a battery. */
  soc: z.number(),
})

/** Where a machine was: points in order of time, of which none is made up. */
export const machineTrack = z.object({
  kind: z.enum(EQUIPMENT_KINDS),
  machine: z.string(),
  /** Positions that were measured; where there are none, the ends of the phases of its cycles. */
  from: z.enum(['telemetry', 'phases']),
  /** Points there are, of which the answer holds at most as many as were asked for. */
  total: z.number().int(),
  points: z.array(trackPoint),
})
export type MachineTrack = z.infer<typeof machineTrack>

const instant = z.iso.datetime({ offset: true })

/** The track of one machine. */
export const getTrack = defineRoute({
  method: 'GET',
  path: '/v1/track/:kind/:machine',
  summary:
    'Where a machine was, in at most so many points: the highest and lowest of every stretch are kept. For whoever may open the page of moving tracks of its kind.',
  access: 'signed-in',
  params: z.object({ kind: z.enum(EQUIPMENT_KINDS), machine: z.string().min(1).max(60) }),
  query: z.object({
    terminal: z.string().max(60).optional(),
    from: instant,
    to: instant,
    points: z.coerce.number().int().min(16).max(5000).default(2000),
    /** Of a quay crane; its main trolley unless told. */
    trolley: z.enum(TROLLEYS).default('main'),
  }),
  answer: machineTrack,
})
