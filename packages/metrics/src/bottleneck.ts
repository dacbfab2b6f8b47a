import { PARAMETER_DEFAULTS, type ParameterValues } from '@quaywise/domain'

/** Who a crane's loss may be laid to when the bottleneck is sought. */
export const BOTTLENECK_ROOTS = [
  'QC',
  'AGV',
  'ASC_WATER',
  'ASC_LAND',
  'GATE',
  'SHIP_PLAN',
  'EXOGENOUS',
  'UNKNOWN',
] as const
export type BottleneckRoot = (typeof BOTTLENECK_ROOTS)[number]

/** Crane time of a window in one unit: all of it, what was worked, and what was lost with each root. */
export type CraneLosses = {
  readonly gross: number
  readonly working: number
  readonly lost: Readonly<Partial<Record<BottleneckRoot, number>>>
}

/** What holds the quay back: a root with its share of the gross time, or none. */
export type Bottleneck = {
  readonly root: Exclude<BottleneckRoot, 'EXOGENOUS' | 'UNKNOWN'> | null
  readonly share: number
}

/** From which shares on something is the bottleneck, 0 to 1: of the cranes' own time, of gross time, of all waits. */
export type BottleneckLimits = { readonly own: number; readonly gross: number; readonly waits: number }

/** The limits that hold for these parameters. */
export const bottleneckLimits = (values: ParameterValues = PARAMETER_DEFAULTS): BottleneckLimits => ({
  own: values['bottleneck.own_percent'] / 100,
  gross: values['bottleneck.gross_percent'] / 100,
  waits: values['bottleneck.waits_percent'] / 100,
})

const SYSTEM = ['AGV', 'ASC_WATER', 'ASC_LAND', 'GATE', 'SHIP_PLAN'] as const

/**
 * The bottleneck of a window of crane time. Where the cranes worked or stood for reasons of their own for 85 % of it, it
 * is the cranes. Else it is the root outside them that most was lost with, if that is at least 3 % of the gross time and
 * 40 % of all waits for others; else none. The three limits are parameters. What nobody at the terminal can change is never it.
 */
export const bottleneckOf = (
  { gross, working, lost }: CraneLosses,
  limits: BottleneckLimits = bottleneckLimits(),
): Bottleneck => {
  if (gross <= 0) return { root: null, share: 0 }
  const own = lost.QC ?? 0
  if (working + own >= limits.own * gross) return { root: 'QC', share: own / gross }
  const waits = SYSTEM.reduce((sum, root) => sum + (lost[root] ?? 0), lost.UNKNOWN ?? 0)
  const most = SYSTEM.reduce((best, root) => ((lost[root] ?? 0) > (lost[best] ?? 0) ? root : best))
  const size = lost[most] ?? 0
  const large = size >= limits.gross * gross && size >= limits.waits * waits
  return large ? { root: most, share: size / gross } : { root: null, share: 0 }
}

/** The share of the parts of a window with the same bottleneck as the whole; parts without crane time are left out. */
export const confidenceOf = (
  whole: Bottleneck,
  parts: readonly CraneLosses[],
  limits: BottleneckLimits = bottleneckLimits(),
): number => {
  const known = parts.filter(({ gross }) => gross > 0)
  if (known.length === 0) return 0
  return known.filter((part) => bottleneckOf(part, limits).root === whole.root).length / known.length
}
