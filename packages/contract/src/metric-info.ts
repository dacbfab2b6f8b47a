import { z } from 'zod'

/** A measure as `GET /v1/metrics` lists it. Symbols and SQL are the formula; words come from the catalogues. */
export const metricInfo = z.object({
  id: z.string(),
  code: z.string().nullable(),
  dataset: z.string(),
  unit: z.string(),
  kind: z.enum(['sum', 'value', 'ratio']),
  formula: z.string(),
  numerator: z.string().nullable(),
  denominator: z.string().nullable(),
  definition: z.string(),
  source: z.string().nullable(),
  dimensions: z.array(z.string()),
  filters: z.array(z.string()),
  /** What counts as good: the bands of the scenario or the terminal's own. */
  better: z.enum(['higher', 'lower']).nullable(),
})
export type MetricInfo = z.infer<typeof metricInfo>
