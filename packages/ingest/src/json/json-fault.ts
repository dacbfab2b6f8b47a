import type { FileFault } from '../reading.ts'
import { JSON_FAULTS, type JsonFault } from './reason.ts'

/** Why a whole file cannot be read, with what to change. */
export const faultOf = (code: JsonFault): FileFault => ({ code, detail: JSON_FAULTS[code] })
