import { COUNTING_DEFAULTS, type FactName } from '@quaywise/domain'
import { DATASETS, type Dataset, type Dimension, isSum, localHour, parametersIn } from '@quaywise/metrics'
import { leafColumns, ROW_COUNT } from '../compile/leaves.ts'
import { fingerprint } from './fingerprint.ts'
import { type KeptSeries, keptSeries, seriesSql } from './series.ts'

/** A dimension whose values a roll-up keeps, under a column of its own. */
export type KeptDimension = {
  readonly id: string
  readonly column: string
  readonly sql: string
  /** Kept also where days and months are added up: few values, and none that belongs to one call. */
  readonly few: boolean
}

/** A column of a roll-up that is added up, and the aggregate over the rows of the facts that fills it. */
export type KeptSum = { readonly column: string; readonly aggregate: string }

/** The roll-up of a dataset: everything in it follows from the declaration of the dataset. */
export type Rollup = {
  readonly dataset: Dataset
  readonly table: string
  readonly dimensions: readonly KeptDimension[]
  readonly sums: readonly KeptSum[]
  /** What is counted in buckets, in a table of its own; none where the dataset has no percentiles. */
  readonly series: readonly KeptSeries[]
  readonly bucketTable: string
  /** Changes whenever the roll-up would hold something else. */
  readonly print: string
}

/** What of a call percentiles are asked by most: its class is all of these, in this order. */
export const CLASS_COLUMNS = ['trunk_branch', 'own_ship'] as const

/** The table that tells of calls, and so of their classes. */
export const CALLS = 'vessel_visit' satisfies FactName

const isCall = ({ sql }: Pick<KeptDimension, 'sql'>): boolean => sql === 'visit_id'

/** The dimension that is the id of a row's call; undefined where rows have none. */
const callOf = ({ dimensions }: Rollup): KeptDimension | undefined => dimensions.find(isCall)

/** The column that holds the id of a row's call; undefined where rows have none. */
export const callColumnOf = (rollup: Rollup): string | undefined => callOf(rollup)?.column

/** The name of the dimension that is a row's call; undefined where rows have none. */
export const callDimensionOf = (rollup: Rollup): string | undefined => callOf(rollup)?.id

/** The dimensions by which percentiles may be cut or filtered from buckets: those of few values, and the call. */
export const bucketDimensions = ({ dimensions }: Rollup): readonly KeptDimension[] =>
  dimensions.filter((one) => one.few || isCall(one))

/** Whether buckets are kept by the classes of calls. */
export const hasClasses = (rollup: Rollup): boolean =>
  rollup.series.length > 0 && callOf(rollup) !== undefined

/** The tables of a roll-up. */
export const tablesOf = ({ table, bucketTable, series }: Rollup): readonly string[] =>
  series.length > 0 ? [table, bucketTable] : [table]

const isOwn = (dimension: Dimension): dimension is Extract<Dimension, { sql: string }> => 'sql' in dimension

const keptDimensions = ({ dimensions }: Dataset): readonly KeptDimension[] =>
  Object.entries(dimensions).flatMap(([id, dimension]) =>
    isOwn(dimension) && dimension.fine !== true
      ? [
          {
            id,
            column: `k_${id}`,
            sql: dimension.sql,
            few: dimension.type === 'key' && !isCall(dimension),
          },
        ]
      : [],
  )

const keptSums = (dataset: Dataset): readonly KeptSum[] => {
  const kept = new Map<string, string>([['count()', `s_${ROW_COUNT}`]])
  for (const [id, measure] of Object.entries(dataset.measures))
    if (isSum(measure))
      leafColumns({ alias: id, id, measure }, true, (aggregate, name) => {
        if (!kept.has(aggregate)) kept.set(aggregate, `s_${name}`)
        return aggregate
      })
  return [...kept].map(([aggregate, column]) => ({ aggregate, column }))
}

const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** A roll-up holds what the default parameters count: other defaults make another roll-up. */
const printOf = (declared: string): string => {
  const defaults = parametersIn(declared).map((key) => `${key} ${COUNTING_DEFAULTS[key]}`)
  return fingerprint([declared, ...defaults].join('\n'))
}

/** The roll-up of a dataset; undefined where it has no sums, or where its rows hang on more than can be followed. */
export const deriveRollup = (dataset: Dataset): Rollup | undefined => {
  if (dataset.rollup === 'never' || !Object.values(dataset.measures).some(isSum)) return undefined
  const dimensions = keptDimensions(dataset)
  const sums = keptSums(dataset)
  const series = keptSeries(dataset)
  const { final, from, only, time } = dataset
  const held = [{ table: dataset.table, final, from, only, time }, dimensions, sums, localHour('_at')]
  const kept = dimensions.some(isCall) ? [seriesSql(series), CLASS_COLUMNS] : [seriesSql(series)]
  const print = printOf(JSON.stringify(series.length > 0 ? [...held, ...kept] : held))
  const table = `rollup_${snake(dataset.name)}_${print}`
  return { dataset, table, bucketTable: `${table}_buckets`, dimensions, sums, series, print }
}

/** The roll-ups of all datasets that have one, by the name of the dataset. */
export const ROLLUPS: ReadonlyMap<string, Rollup> = new Map(
  (DATASETS as readonly Dataset[]).flatMap((dataset) => {
    const rollup = deriveRollup(dataset)
    return rollup ? [[dataset.name, rollup] as const] : []
  }),
)

/** The columns of a table by which its rows are placed in roll-ups; a row whose are all empty is in none. */
export const placingColumns = (table: FactName): readonly string[] => {
  const used = [...ROLLUPS.values()].filter(({ dataset }) => dataset.table === table)
  const named = used.flatMap(({ dataset: { time } }) =>
    time.rule === 'interval' ? [time.from, time.to] : [time.at],
  )
  return [...new Set(named)]
}

/** Whether any roll-up hangs on a table: on that of the calls by their classes. */
export const isRolledUp = (table: FactName): boolean =>
  [...ROLLUPS.values()].some((one) => {
    const { table: own, rollup } = one.dataset
    const reads = typeof rollup === 'object' && rollup.reads?.includes(table) === true
    return own === table || reads || (table === CALLS && hasClasses(one))
  })
