import { z } from 'zod'
import { pageQuery } from './paged.ts'
import { manyLines } from './plain-text.ts'
import { defineRoute } from './route.ts'

const access = { page: '/BigDataAnalysis/system/AlgorithmAndSystemParameterSetting' } as const
const ROOT = '/v1/parameter'

const key = z.string().min(1).max(80)
const value = z.union([z.number(), z.boolean(), z.string().max(200), z.null()])
const id = z.string().min(1).max(60)

/** Where a version of a parameter stands. */
export const VERSION_STATES = ['waiting', 'approved', 'rejected', 'rolledBack'] as const

const version = z.object({
  key,
  number: z.number().int(),
  changeId: z.string(),
  value,
  effectiveFrom: z.string(),
  reason: z.string(),
  madeByName: z.string(),
  madeAt: z.string(),
  /** The version that this one brings back; 0 for the default. */
  restores: z.number().int().nullable(),
  state: z.enum(VERSION_STATES),
  decidedByName: z.string().nullable(),
  decidedAt: z.string().nullable(),
  note: z.string().nullable(),
  endedAt: z.string().nullable(),
})
export type ParameterVersionRow = z.infer<typeof version>

const parameter = z.object({
  key,
  group: z.string(),
  type: z.enum(['number', 'open', 'whole', 'flag', 'choice', 'hours']),
  unit: z.string().nullable(),
  min: z.number().nullable(),
  max: z.number().nullable(),
  options: z.array(z.string()),
  default: value,
  value,
  /** The version that holds; 0 for the default. */
  version: z.number().int(),
  effectiveFrom: z.string().nullable(),
  changedBy: z.string().nullable(),
  changedAt: z.string().nullable(),
  reason: z.string().nullable(),
  /** The newest version, whatever became of it: a change is made on top of it. */
  newest: z.number().int(),
  /** What waits for approval, or for its time. */
  coming: z.array(
    z.object({
      ...{ number: z.number().int(), value, effectiveFrom: z.string(), waiting: z.boolean() },
      /** What it was changed together with has the same. */
      changeId: z.string(),
    }),
  ),
  /** Whether it holds for facts of its own time, and may be dated back; all others go by the clock. */
  byFact: z.boolean(),
  /** The measures whose numbers hang on it, and the pages that show them. */
  measures: z.array(z.string()),
  pages: z.array(z.string()),
  /** Parts of the product that go by it, besides pages. */
  places: z.array(z.string()),
})
export type ParameterRow = z.infer<typeof parameter>

/** All parameters with what holds now. */
export const listParameters = defineRoute({
  method: 'GET',
  path: `${ROOT}/list`,
  summary: 'Every parameter with its value, bounds, version and what hangs on it.',
  access,
  answer: z.object({
    /** The number of the set that holds. */
    set: z.number().int(),
    twoPersons: z.boolean(),
    mayApprove: z.boolean(),
    parameters: z.array(parameter),
  }),
})
export type ParameterList = z.infer<typeof listParameters.answer>

/** The versions of one parameter. */
export const listParameterVersions = defineRoute({
  method: 'GET',
  path: `${ROOT}/history`,
  summary: 'The versions of a parameter, newest first.',
  access,
  query: z.strictObject({ key }),
  answer: z.array(version),
})

/** What was changed together. */
const change = z.object({
  id: z.string(),
  state: z.enum(VERSION_STATES),
  reason: z.string(),
  madeByName: z.string(),
  madeAt: z.string(),
  effectiveFrom: z.string(),
  decidedByName: z.string().nullable(),
  decidedAt: z.string().nullable(),
  note: z.string().nullable(),
  /** Whether the caller made it, and so may not decide on it. */
  own: z.boolean(),
  values: z.array(z.object({ key, number: z.number().int(), from: value, to: value })),
})
export type ParameterChangeRow = z.infer<typeof change>

/** The changes, newest first. */
export const listParameterChanges = defineRoute({
  method: 'GET',
  path: `${ROOT}/changes`,
  summary: 'What was changed together, newest first; `state` waiting gives what is to be decided.',
  access,
  query: z.strictObject({ state: z.enum(VERSION_STATES).optional(), ...pageQuery }),
  answer: z.array(change),
  lists: true,
})

/** What differs between two instants. */
export const diffParameters = defineRoute({
  method: 'GET',
  path: `${ROOT}/diff`,
  summary: 'The parameters whose value differs between two instants, and the number of the set at each.',
  access,
  query: z.strictObject({ from: z.iso.datetime(), to: z.iso.datetime() }),
  answer: z.object({
    from: z.number().int(),
    to: z.number().int(),
    values: z.array(z.object({ key, from: value, to: value })),
  }),
})

const candidate = z.strictObject({ key, value })
const candidates = z.array(candidate).min(1).max(200)

/** Checks values without keeping them: for files and forms. */
export const checkParameters = defineRoute({
  method: 'POST',
  path: `${ROOT}/check`,
  summary: 'Check values without keeping them: what they would change. Wrong ones are named, all or nothing.',
  access,
  body: z.strictObject({ values: candidates }),
  answer: z.object({ values: z.array(z.object({ key, from: value, to: value, base: z.number().int() })) }),
})
export type CheckedParameters = z.infer<typeof checkParameters.answer>

/** Counts the same days by what holds and by other values. */
export const dryRunParameters = defineRoute({
  method: 'POST',
  path: `${ROOT}/dryRun`,
  summary:
    'Count the last days by what holds and by these values: measures before and after, rows that count otherwise.',
  access,
  body: z.strictObject({
    values: candidates,
    terminal: z.string().min(1).max(60).optional(),
    days: z.number().int().min(1).max(31).default(7),
  }),
  answer: z.object({
    set: z.number().int(),
    terminal: z.string(),
    window: z.object({ start: z.string(), end: z.string(), zone: z.string() }),
    measures: z.array(
      z.object({
        measure: z.string(),
        unit: z.string(),
        before: z.number().nullable(),
        after: z.number().nullable(),
        rowsBefore: z.number(),
        rowsAfter: z.number(),
      }),
    ),
    /** Rows that count otherwise, by the kind of row that is counted. */
    reclassified: z.array(z.object({ dataset: z.string(), rows: z.number() })),
  }),
})
export type DryRun = z.infer<typeof dryRunParameters.answer>

const reason = manyLines(500).min(5)

/** Keeps new values. */
export const saveParameters = defineRoute({
  method: 'POST',
  path: `${ROOT}/save`,
  summary: 'Keep new values, all or none. Where two persons are wanted they wait for the second.',
  access,
  body: z.strictObject({
    values: z
      .array(candidate.extend({ base: z.number().int().min(0) }))
      .min(1)
      .max(200),
    reason,
    /**
     * Now, unless told. In the past, facts from then on are counted anew by it; what does not count facts begins no
     * earlier than now.
     */
    effectiveFrom: z.iso.datetime().nullish(),
  }),
  answer: z.object({ changeId: z.string(), state: z.enum(['waiting', 'approved']) }),
})
export type SaveParameters = z.input<typeof saveParameters.body>

/** Approves or refuses a change. */
export const decideParameters = defineRoute({
  method: 'POST',
  path: `${ROOT}/decide`,
  summary: 'Approve or refuse a change that waits; its author cannot.',
  access: { ...access, ui: 'parameter.approve' },
  body: z.strictObject({ changeId: id, approve: z.boolean(), note: z.string().trim().max(500).default('') }),
  answer: z.object({ state: z.enum(['approved', 'rejected']) }),
})

/** Brings an older version back. */
export const rollBackParameter = defineRoute({
  method: 'POST',
  path: `${ROOT}/rollBack`,
  summary: 'Bring a version of a parameter back, 0 for the default; what came after it is over.',
  access,
  body: z.strictObject({
    key,
    number: z.number().int().min(0),
    base: z.number().int().min(1),
    reason,
    /**
     * From when on what came after it is over, no later than now; unless told, from where that began, so that no trace
     * of it is left in what facts are counted by.
     */
    effectiveFrom: z.iso.datetime().nullish(),
  }),
  answer: saveParameters.answer,
})

/** All values as a file. */
export const exportParameters = defineRoute({
  method: 'GET',
  path: `${ROOT}/export`,
  summary: 'Every value that holds, as a JSON file that can be read in again.',
  access,
  answer: z.unknown(),
  gives: 'application/json',
})
