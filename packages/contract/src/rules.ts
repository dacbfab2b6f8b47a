import { TIMING_RHYTHMS } from '@quaywise/domain'
import { z } from 'zod'
import { manyLines, oneLine } from './plain-text.ts'
import { defineRoute } from './route.ts'
import { RULE_KINDS } from './rule-kinds.ts'
import { isZone } from './terminal-rules.ts'

const access = { page: '/BigDataAnalysis/system/AlgorithmAndSystemParameterSetting' } as const
const PATH = '/api/rule'

const key = z.string().min(1).max(60)
const name = oneLine(80)
const desc = manyLines(500).min(5)

const interval = z.strictObject({
  every: z.literal('interval'),
  seconds: z.number().int().min(5).max(604_800),
})
const timing = z.strictObject({
  every: z.enum(TIMING_RHYTHMS),
  at: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
    .default('00:00'),
  weekday: z.number().int().min(1).max(7).default(1),
  day: z.number().int().min(1).max(31).default(1),
  zone: z.string().max(60).refine(isZone, 'choice').default('UTC'),
})

/** When a job runs: so many seconds after its last run, or by the wall clock of a zone. */
export const ruleSchedule = z.discriminatedUnion('every', [interval, timing])
export type RuleSchedule = z.infer<typeof ruleSchedule>

const about = {
  kind: z.enum(RULE_KINDS).default('rollupCheck'),
  terminal: z.string().min(1).max(60).nullable().default(null),
  schedule: ruleSchedule.default({ every: 'interval', seconds: 3600 }),
  /** A job that rests is not run by the clock. */
  paused: z.boolean().default(true),
} as const

/** What an edit leaves out stays as it is: bodies of the template name only the name and the description. */
const changed = {
  kind: z.enum(RULE_KINDS).optional(),
  terminal: z.string().min(1).max(60).nullish(),
  schedule: ruleSchedule.optional(),
  paused: z.boolean().optional(),
} as const

const rule = z.object({
  key,
  name,
  desc: z.string(),
  kind: z.string(),
  terminal: z.string().nullable(),
  schedule: ruleSchedule,
  /** 0 default (rests, or never ran), 1 running, 2 online (runs by the clock), 3 abnormal (its last run failed). */
  status: z.number().int().min(0).max(3),
  disabled: z.boolean(),
  owner: z.string(),
  callNo: z.number().int(),
  /** How far the run is, 0 to 100. */
  progress: z.number(),
  /** When it was run last. */
  updatedAt: z.string().nullable(),
  createdAt: z.string(),
  /** When it runs next; null where it rests. */
  nextAt: z.string().nullable(),
  lastMs: z.number().nullable(),
  /** Why the last run failed. */
  error: z.string().nullable(),
  /** What the last run did, by name. */
  outcome: z.record(z.string(), z.number()),
})
export type RuleRow = z.infer<typeof rule>

/** By what the list can be ordered. */
export const RULE_SORTS = [
  'name',
  'desc',
  'callNo',
  'status',
  'updatedAt',
  'createdAt',
  'progress',
  'kind',
] as const

const json = <T extends z.ZodType>(schema: T) =>
  z
    .string()
    .max(2000)
    .transform((text, context) => {
      try {
        return JSON.parse(text === '' ? '{}' : text) as unknown
      } catch {
        context.addIssue({ code: 'custom', message: 'format' })
        return z.NEVER
      }
    })
    .pipe(schema)

const choices = z
  .array(z.union([z.string().max(60), z.number()]))
  .max(50)
  .nullable()

const direction = z.enum(['ascend', 'descend']).nullable()
const orders = Object.fromEntries(RULE_SORTS.map((key) => [key, direction.optional()] as const)) as Record<
  (typeof RULE_SORTS)[number],
  z.ZodOptional<typeof direction>
>

/** A field of a search form that was left empty asks for nothing. */
const leftOut = <T extends z.ZodType>(schema: T) =>
  z.preprocess((given) => (given === '' ? undefined : given), schema.optional())

/**
 * The list of the jobs. A table of the template sends every field of its search form, every column that it orders or
 * narrows by, and fields of its own: what is no column here is left aside, as the template's server did.
 */
export const listRules = defineRoute({
  method: 'GET',
  path: PATH,
  summary: 'The algorithm jobs that run by the clock: narrowed and ordered first, then cut into pages.',
  access,
  query: z.object({
    current: z.coerce.number().int().min(1).max(1_000_000).default(1),
    pageSize: z.coerce.number().int().min(1).max(200).default(20),
    name: z.string().max(200).optional(),
    desc: z.string().max(200).optional(),
    callNo: leftOut(z.coerce.number().int().min(0)),
    status: leftOut(z.coerce.number().int().min(0).max(3)),
    sorter: json(z.object(orders)).optional(),
    filter: json(z.object({ status: choices.optional(), kind: choices.optional() })).optional(),
  }),
  answer: z.array(rule),
  lists: true,
})

const change = z.strictObject({ key, name, desc, ...changed })

/** Adds a job, or does to one what the template's bodies say. */
export const postRule = defineRoute({
  method: 'POST',
  path: PATH,
  summary: 'Add a job; with `method` update, delete, run, pause or resume, do that to one that is there.',
  access,
  body: z.discriminatedUnion('method', [
    z.strictObject({ method: z.literal('post').optional(), name, desc, ...about }),
    change.extend({ method: z.literal('update') }),
    z.strictObject({ method: z.literal('delete'), key: z.array(key).min(1).max(100) }),
    z.strictObject({ method: z.enum(['run', 'pause', 'resume']), key }),
  ]),
  answer: z.union([
    rule,
    z.object({ list: z.array(rule), pagination: z.object({ total: z.number().int() }) }),
  ]),
})
export type NewRule = Required<z.input<typeof change>>

/** Changes a job. */
export const putRule = defineRoute({
  method: 'PUT',
  path: PATH,
  summary: 'Change a job.',
  access,
  body: change,
  answer: rule,
})

/** Deletes jobs, all or none. */
export const deleteRule = defineRoute({
  method: 'DELETE',
  path: PATH,
  summary: 'Delete jobs, all or none: their keys in the body, or one in the query.',
  access,
  query: z.strictObject({ key: key.optional() }),
  body: z.strictObject({ key: z.union([key, z.array(key).min(1).max(100)]).optional() }).nullable(),
  answer: z.object({ list: z.array(rule), pagination: z.object({ total: z.number().int() }) }),
})
