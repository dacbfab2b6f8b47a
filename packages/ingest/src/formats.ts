import type { FactFormat } from './fact-format.ts'
import { TABLE_FORMATS } from './facts/format.ts'
import { portCalls } from './port-calls/format.ts'
import type { Format } from './reading.ts'

/** The formats whose readings are facts. */
const FACT_FORMATS: readonly FactFormat[] = [...TABLE_FORMATS]

/** Formats by their kinds: of calls that are read by a mapping, or of facts. */
export type Formats = ReadonlyMap<string, { readonly visits: Format } | { readonly facts: FactFormat }>

/** Every format that can come in. */
export const FORMATS: Formats = new Map<string, { readonly visits: Format } | { readonly facts: FactFormat }>(
  [[portCalls.kind, { visits: portCalls }], ...FACT_FORMATS.map((facts) => [facts.kind, { facts }] as const)],
)
