import { z } from 'zod'
import { inquireParam } from './analysis.ts'
import { defineRoute } from './route.ts'

/** A container that was at the terminal in the period. */
export const containerChoice = z.object({
  containerNumber: z.string(),
  unitId: z.string(),
  isoType: z.string(),
  arrivedAt: z.string().nullable(),
  leftAt: z.string().nullable(),
})
export type ContainerChoice = z.infer<typeof containerChoice>

/** Containers to choose from while a number is typed. */
export const findContainerNumbers = defineRoute({
  method: 'POST',
  path: '/v1/inquire/conditionContainerNumber',
  summary:
    'Containers of a period whose number holds what was typed: those that begin with it first, twenty at most.',
  access: { page: 'in-body' },
  body: z.strictObject({
    inquireParamCO: inquireParam,
    /** Part of a number, however it is spaced; without it, the latest arrivals. */
    containerNumber: z.string().max(40).default(''),
  }),
  answer: z.array(containerChoice),
})
