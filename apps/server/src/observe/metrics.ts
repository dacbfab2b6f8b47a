import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'

/** The measurements of one server process, for Prometheus. */
export type Metrics = {
  readonly registry: Registry
  readonly calls: Histogram<'method' | 'route' | 'status'>
  readonly statements: Histogram<'operation' | 'outcome'>
  /** Days of roll-ups that did not hold what the facts hold: each one is a reason to look. */
  readonly rollupDifferences: Counter<'dataset'>
}

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/** A fresh set of measurements, the process's own among them. */
export const createMetrics = (): Metrics => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const calls = new Histogram({
    name: 'quaywise_http_seconds',
    help: 'Time to answer a call, by route.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: SECONDS,
    registers: [registry],
  })
  const statements = new Histogram({
    name: 'quaywise_engine_seconds',
    help: 'Time of a statement on the analytics engine.',
    labelNames: ['operation', 'outcome'] as const,
    buckets: SECONDS,
    registers: [registry],
  })
  const rollupDifferences = new Counter({
    name: 'quaywise_rollup_differences_total',
    help: 'Days of roll-ups that did not hold what the facts hold, by dataset.',
    labelNames: ['dataset'] as const,
    registers: [registry],
  })
  return { registry, calls, statements, rollupDifferences }
}
