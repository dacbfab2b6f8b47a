import { z } from 'zod'
import { defineRoute } from './route.ts'

const journeyEvent = z.object({
  at: z.string(),
  endAt: z.string(),
  stage: z.enum(['QC', 'PORTAL', 'AGV', 'ASC', 'TRUCK']),
  machine: z.string(),
  op: z.string(),
  from: z.string(),
  to: z.string(),
  seconds: z.number(),
})

/** A container with what is known of it and every step that it took at the terminal. */
export const containerJourney = z.object({
  unit: z.string(),
  attributes: z.record(z.string(), z.string().nullable()),
  events: z.array(journeyEvent),
})
export type ContainerJourney = z.infer<typeof containerJourney>

/** The journey of one container. */
export const getContainer = defineRoute({
  method: 'GET',
  path: '/v1/entity/container/:unit',
  summary: 'One container: what is known of it and every step that it took.',
  access: 'signed-in',
  params: z.object({ unit: z.string().min(1).max(60) }),
  query: z.object({ terminal: z.string().max(60).optional() }),
  answer: containerJourney,
})
