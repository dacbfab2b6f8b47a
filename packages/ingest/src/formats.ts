import { portCalls } from './port-calls/format.ts'
import type { Format } from './reading.ts'

/** Every format that can come in, by its kind. */
export const FORMATS: Readonly<Record<string, Format>> = { [portCalls.kind]: portCalls }
