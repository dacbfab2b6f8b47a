import { z } from 'zod'
import { minute, panelData, rowsRequest } from './analysis.ts'
import { ENTITY_KINDS } from './entity-kinds.ts'
import { defineRoute } from './route.ts'

const ref = z.object({ kind: z.enum(ENTITY_KINDS), id: z.string() })
const instant = z.string()

/** What is known of a thing. `of`: the dimension whose words tell the value; `opens`: where the value leads. */
const fact = z.object({
  key: z.string(),
  type: z.enum(['text', 'number', 'instant', 'key']),
  value: z.union([z.string(), z.number()]),
  unit: z.string().nullable(),
  of: z.string().nullable(),
  opens: ref.nullable(),
  /** Hidden but for its ends: the reader may not see personal data. */
  masked: z.boolean(),
})
export type EntityFact = z.infer<typeof fact>

/** One stretch of time on one lane; `key` is a value of the dimension `of`. `plan`: as it was planned. */
const bar = z.object({
  lane: z.string(),
  of: z.string(),
  key: z.string(),
  label: z.string(),
  from: instant,
  to: instant,
  plan: z.boolean(),
  opens: ref.nullable(),
})
export type EntityBar = z.infer<typeof bar>

/** One thing that happened: a stamp, or a step of a machine from a place to a place. */
const step = z.object({
  at: instant,
  endAt: instant.nullable(),
  of: z.string(),
  key: z.string(),
  op: z.string(),
  from: z.string(),
  to: z.string(),
  name: z.string(),
  opens: ref.nullable(),
})
export type EntityStep = z.infer<typeof step>

/** Things that a thing is linked to, the first of `total`. */
const links = z.object({
  key: z.string(),
  total: z.number(),
  items: z.array(
    z.object({
      opens: ref,
      name: z.string(),
      at: instant.nullable(),
      /** A number beside the name, in the unit of the group. */
      count: z.number().nullable(),
    }),
  ),
  unit: z.string().nullable(),
})
export type EntityLinks = z.infer<typeof links>

/** A thing with its state, its time line, its numbers, and what it leads to. */
export const entity = z.object({
  kind: z.enum(ENTITY_KINDS),
  id: z.string(),
  name: z.string(),
  state: z.object({ of: z.string(), key: z.string(), at: instant.nullable() }).nullable(),
  facts: z.array(fact),
  /** What its numbers cover: whole minutes in the terminal's zone, as the pages ask. */
  period: z.object({ startTime: z.string(), endTime: z.string() }),
  timeline: z.object({
    start: instant,
    end: instant,
    lanes: z.array(z.string()),
    bars: z.array(bar),
    /** There are more bars than are told. */
    cut: z.boolean(),
  }),
  steps: z.array(step),
  kpis: panelData,
  links: z.array(links),
})
export type Entity = z.infer<typeof entity>

const params = z.object({ kind: z.enum(ENTITY_KINDS), id: z.string().min(1).max(100) })

/** One thing of a terminal. */
export const getEntity = defineRoute({
  method: 'GET',
  path: '/v1/entity/:kind/:id',
  summary: 'One thing of a terminal: its state, time line, numbers, and what it is linked to.',
  access: 'signed-in',
  params,
  query: z.strictObject({
    terminal: z.string().max(60).optional(),
    startTime: minute.optional(),
    endTime: minute.optional(),
  }),
  answer: entity,
})

/** The rows behind one number of a thing. */
export const getEntityRows = defineRoute({
  method: 'POST',
  path: '/v1/entity/:kind/:id/rows',
  summary: 'The rows behind one number of a thing.',
  access: 'signed-in',
  params,
  body: rowsRequest,
  answer: panelData,
})
