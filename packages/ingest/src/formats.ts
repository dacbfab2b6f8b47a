import type { FactFormat } from './fact-format.ts'
import { TABLE_FORMATS } from './facts/format.ts'
import { portCalls } from './port-calls/format.ts'
import type { Format } from './reading.ts'

/** The formats whose readings are facts. */
const FACT_FORMATS: readonly FactFormat[] = [...TABLE_FORMATS]

/** Every format that can come in, by its kind: calls read by a mapping, or facts. */
export const FORMATS: ReadonlyMap<string, { readonly visits: Format } | { readonly facts: FactFormat }> =
  new Map<string, { readonly visits: Format } | { readonly facts: FactFormat }>([
    [portCalls.kind, { visits: portCalls }],
    ...FACT_FORMATS.map((facts) => [facts.kind, { facts }] as const),
  ])
