import { z } from 'zod'
import { SCOPES, type Scope } from './scopes.ts'
import { tableWhere } from './table-where.ts'

export const minute = z.string().regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/)
const keys = z.array(z.string().max(80)).max(500)

const scopeFields = Object.fromEntries(
  SCOPES.flatMap((scope) => [
    [`${scope}StartTime`, minute.nullish()],
    [`${scope}EndTime`, minute.nullish()],
    [`${scope}StartFixed`, z.string().max(80).nullish()],
    [`${scope}EndFixed`, z.string().max(80).nullish()],
  ]),
) as Record<
  `${Scope}${'StartTime' | 'EndTime' | 'StartFixed' | 'EndFixed'}`,
  z.ZodOptional<z.ZodNullable<z.ZodString>>
>

/** The filters of a page. Times are wall-clock minutes in the terminal's zone: `[start, end + 1 min)`. */
export const inquireParam = z.strictObject({
  startTime: minute,
  endTime: minute,
  visitedPage: z.string().max(200),
  terminal: z.string().max(60).optional(),
  trunkBranchLine: keys.optional(),
  distinguishSelectedShip: keys.optional(),
  opMode: keys.optional(),
  vesselVoyage: keys.optional(),
  line: keys.optional(),
  equipment: keys.optional(),
  block: keys.optional(),
  month: z
    .string()
    .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
    .nullish(),
  vesselPlanBerthingDate: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}$/)
    .nullish(),
  releaseTime: z.number().min(0).max(60).optional(),
  ...scopeFields,
})
export type InquireParam = z.infer<typeof inquireParam>

export const sorter = z
  .array(z.strictObject({ key: z.string().max(80), order: z.enum(['ascend', 'descend']) }))
  .max(5)
export const compare = z.union([
  z.enum(['previous', 'same-shift-last-week', 'last-year', 'previous-call', 'same-class']),
  z.strictObject({ startTime: minute, endTime: minute }),
])
export type Compare = z.infer<typeof compare>

/** Values of a mark's dimensions: what was clicked. */
export const mark = z.record(z.string().max(60), z.union([z.string().max(200), z.number(), z.null()]))
export type Mark = z.infer<typeof mark>

/** What was chosen on a page, by dimension: a restriction of all of its panels. */
export const marks = z.record(
  z.string().max(60),
  z.array(z.union([z.string().max(200), z.number(), z.null()])).max(200),
)
export type Marks = z.infer<typeof marks>

/**
 * Body of `POST /v1/analysis/{area}/{page}/{panel}`. `by` picks one of the panel's declared groupings. A compared
 * table can be sorted by the change of a measure: `<measure>.delta`, `<measure>.delta_share`.
 */
export const panelRequest = z.strictObject({
  inquireParamCO: inquireParam,
  current: z.number().int().min(1).max(1_000_000).optional(),
  pageSize: z.number().int().min(1).max(1000).optional(),
  sorter: sorter.optional(),
  compare: compare.optional(),
  marks: marks.optional(),
  by: z.string().max(60).optional(),
  where: tableWhere.optional(),
})
export type PanelRequest = z.infer<typeof panelRequest>

/** Body of `…/rows`: the page's filters, what was clicked, and the measure whose rows are wanted. */
export const rowsRequest = panelRequest.extend({
  mark: mark.optional(),
  measure: z.string().max(80).optional(),
  /** The side of a ratio whose rows are wanted; its numerator unless told. */
  side: z.enum(['numerator', 'denominator']).optional(),
  /** The rows of what the number is compared with, rather than its own. */
  compared: z.boolean().optional(),
})
export type RowsRequest = z.infer<typeof rowsRequest>

const ratioSides = z.object({
  value: z.number().nullable(),
  numerator: z.number().nullable(),
  denominator: z.number().nullable(),
  /** Rows that the numerator counted, and rows in the window that it left out. */
  rows: z.number(),
  excluded: z.number(),
})

/**
 * A ratio travels with both sides, so that it can be totalled and explained; in comparison with the same cell of what
 * it is compared with, null where there is none.
 */
export const ratioCell = ratioSides.extend({ compare: ratioSides.nullable().optional() })
export type RatioCell = z.infer<typeof ratioCell>

/**
 * Besides plain values and ratios: lists, small series of a tile, rows left out by reason, and plain numbers of what a
 * row is compared with, by measure (`compare` of the row; null where it has nothing to compare).
 */
export const cell = z.union([
  z.string(),
  z.number(),
  z.null(),
  ratioCell,
  z.array(z.union([z.string(), z.number(), z.null()])),
  z.record(z.string(), z.number().nullable()),
])
export type Cell = z.infer<typeof cell>

/**
 * A column of an answer. `role`: a dimension groups, a measure counts, an attribute describes a dimension's
 * value. `type` tells how to print it; `unit` is of the contract's list. `notApplied`: filters of the page
 * that do not apply to this measure (applied to neither side). `within`: the numbers come from fixed buckets and lie
 * within this share of the exact ones (0.01 is 1 %); absent where they are exact. `since`: what a sum adds up is on
 * record since then, which is later than the answer, or what it is compared with, begins.
 */
export const column = z.object({
  key: z.string(),
  unit: z.string().nullable(),
  role: z.enum(['dimension', 'measure', 'attribute']),
  type: z.enum(['text', 'number', 'ratio', 'instant', 'list', 'key']),
  notApplied: z.array(z.string()).optional(),
  within: z.number().optional(),
  since: z.string().optional(),
})
export type Column = z.infer<typeof column>

/**
 * A set of parameters by its number, with the values that held in the window and were not the default all the while. One
 * that changed within the window is told once for each value, with where it began.
 */
export const countedBy = z.object({
  set: z.number().int(),
  changed: z.array(
    z.object({
      key: z.string(),
      value: z.union([z.number(), z.boolean(), z.string(), z.null()]),
      default: z.union([z.number(), z.boolean(), z.string(), z.null()]),
      /** Where it began (ISO), if that lies within the window. */
      from: z.string().optional(),
    }),
  ),
})
export type CountedBy = z.infer<typeof countedBy>

export const panelData = z.object({
  kind: z.string(),
  columns: z.array(column),
  rows: z.array(z.record(z.string(), cell)),
  /** All rows that match, of which this is a page. */
  total: z.number().optional(),
  /** One row over all groups: Σ numerator ÷ Σ denominator. Tables only. */
  subtotal: z.record(z.string(), cell).optional(),
  /** Of a scorecard: one row over the year of the last month, from its beginning to the end of that month. */
  toDate: z.record(z.string(), cell).optional(),
  /**
   * The months of the answer that are locked, by month. `whole`: their numbers are those that were reported, and a
   * number that is another by now stands beside it (`now` of a row); else nothing was kept for this choice of filters.
   */
  kept: z
    .record(z.string(), z.object({ version: z.number(), at: z.string(), by: z.string(), whole: z.boolean() }))
    .optional(),
  /** The window that was counted, ISO instants `[start, end)`, and the terminal's zone. */
  window: z.object({ start: z.string(), end: z.string(), zone: z.string() }),
  /** The window of what it is compared with; null where there is nothing to compare with. Only of what compares. */
  compare: z.object({ start: z.string(), end: z.string(), zone: z.string() }).nullable().optional(),
  /** Of a panel with own SQL that compares: its rows of what it is compared with. */
  comparedRows: z.array(z.record(z.string(), cell)).optional(),
  /** The newest record of the terminal, or null when it has none. */
  freshness: z.string().nullable(),
  /** Shards of the analytics cluster that did not answer, by number, of how many: the numbers lack their rows. */
  missing: z.object({ shards: z.array(z.number().int()), of: z.number().int() }).optional(),
  /**
   * The parameters by which it was counted: the number of their set, and the values of those that its numbers hang on
   * and that were not at their default all the while.
   */
  parameters: countedBy.optional(),
  /** Why rows were left out: reason key → rows. */
  excluded: z.record(z.string(), z.number()).optional(),
})
export type PanelData = z.infer<typeof panelData>

const choice = z.object({ key: z.string(), label: z.string(), count: z.number() })
const scopeRange = z.object({
  start: z.string().nullable(),
  end: z.string().nullable(),
  rows: z.number(),
  gaps: z.array(z.object({ start: z.string(), end: z.string() })),
})

/** Answer of `POST /v1/inquire/condition`: every choice with its count in the period. */
export const conditions = z.object({
  trunkBranchLine: z.array(choice),
  distinguishSelectedShip: z.array(choice),
  opMode: z.array(choice),
  line: z.array(choice),
  vesselVoyages: z.array(
    z.object({
      visitId: z.string(),
      vesselName: z.string(),
      voyageIn: z.string(),
      voyageOut: z.string(),
      line: z.string(),
      atb: z.string().nullable(),
      atd: z.string().nullable(),
      trunkBranch: z.string(),
      ownShip: z.string(),
      boxes: z.number(),
    }),
  ),
  equipment: z.object({ qc: z.array(choice), agv: z.array(choice), asc: z.array(choice) }),
  blocks: z.array(choice),
  scopes: z.record(z.enum(SCOPES), scopeRange),
  /** The newest local day that holds data, `YYYY-MM-DD`, for the way out of an empty period. */
  latestDay: z.string().nullable(),
})
export type Conditions = z.infer<typeof conditions>

/** A panel as `GET /v1/analysis` describes it: enough to draw it without knowing the report. */
export const panelInfo = z.object({
  id: z.string(),
  kind: z.enum([
    'kpis',
    'line',
    'bar',
    'stacked',
    'heatmap',
    'calendar',
    'scorecard',
    'ranked',
    'scatter',
    'histogram',
    'bullet',
    'drivers',
    'pareto',
    'gantt',
    'table',
    'custom',
  ]),
  /** Grid columns of twelve. */
  span: z.number(),
  by: z.array(z.string()),
  /** Other groupings that the reader may switch to: key → dimensions. */
  groupings: z.record(z.string(), z.array(z.string())).optional(),
  measures: z.array(z.string()),
  attributes: z.array(z.string()).optional(),
  x: z.string().optional(),
  y: z.string().optional(),
  series: z.string().optional(),
  normalised: z.boolean().optional(),
  forecast: z.boolean().optional(),
  /** The shape of a panel with own SQL. */
  draws: z.string().optional(),
  /** Looks back over so many shifts, whatever the period. */
  shifts: z.number().int().optional(),
  /** Looks back over so many calendar months, whatever the period. */
  months: z.number().int().optional(),
  opens: z.string().optional(),
  /** On the page of one call: shown only where this is known of it. */
  needs: z.enum(['work', 'cranes', 'plan', 'boxes', 'cargo']).optional(),
  /** Measure drawn as a line over the bars (a plan), or a constant band. */
  line: z.string().optional(),
  band: z.object({ from: z.number(), to: z.number() }).optional(),
})
export type PanelInfo = z.infer<typeof panelInfo>

export const reportInfo = z.object({
  id: z.string(),
  path: z.string(),
  authority: z.string(),
  filters: z.array(z.string()),
  /** The kind of thing that the page is about, named by the address. */
  subject: z.enum(['visit']).optional(),
  /** Live pages refresh themselves on demand; shift pages never reload their conditions by themselves. */
  live: z.boolean(),
  conditionsAutoRefresh: z.boolean(),
  panels: z.array(panelInfo),
})
export type ReportInfo = z.infer<typeof reportInfo>
