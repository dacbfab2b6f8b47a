/** The sections in which parameters are listed, in their order. */
export const PARAMETER_GROUPS = [
  'shift',
  'target',
  'cycle',
  'standard',
  'delay',
  'oee',
  'teu',
  'yard',
  'appointment',
  'bottleneck',
  'forecast',
  'alert',
  'anomaly',
  'retention',
  'refresh',
  'export',
  'import',
  'signIn',
  'approval',
  'appearance',
] as const
export type ParameterGroup = (typeof PARAMETER_GROUPS)[number]

/** Where a parameter is at work, besides the measures that follow from it: a page, or a part of the product. */
export type ParameterPlace =
  | `/${string}`
  | 'everyPage'
  | 'signIn'
  | 'queryLog'
  | 'notices'
  | 'forecasts'
  | 'exports'
  | 'jobs'
  | 'data'
  | 'parameters'

type About = {
  readonly group: ParameterGroup
  /** Empty where the measures alone say where it is at work. */
  readonly usedBy: readonly ParameterPlace[]
  /** Set where the statements of reports are bound to it. */
  readonly counts?: true
}

type Ranged = { readonly unit: ParameterUnit; readonly min: number; readonly max: number }

/** Units of parameters; the catalogues show them. */
export type ParameterUnit =
  | '1'
  | 's'
  | 'min'
  | 'h'
  | 'd'
  | 'week'
  | '%'
  | 'm/s'
  | 'box/h'
  | 'crane'
  | 'lift'
  | 'teu'
  | 'MB'
  | 'row'
  | 'character'
  | 'try'

/** A number of any fineness. */
export type NumberParameter = About & Ranged & { readonly type: 'number'; readonly default: number }
/** A number that may be left open: then what the terminal tells itself holds. */
export type OpenParameter = About & Ranged & { readonly type: 'open'; readonly default: null }
export type WholeParameter = About & Ranged & { readonly type: 'whole'; readonly default: number }
export type FlagParameter = About & { readonly type: 'flag'; readonly default: boolean }
export type ChoiceParameter = About & {
  readonly type: 'choice'
  readonly options: readonly string[]
  readonly default: string
}

/** The local hours at which the shifts of a day begin, as `08-20`. */
export type HoursParameter = About & { readonly type: 'hours'; readonly default: string }

/** A number, rule or choice that an administrator may change while the product runs. */
export type Parameter =
  | NumberParameter
  | OpenParameter
  | WholeParameter
  | FlagParameter
  | ChoiceParameter
  | HoursParameter

/** What any parameter can be set to. */
export type ParameterValue = number | boolean | string | null
