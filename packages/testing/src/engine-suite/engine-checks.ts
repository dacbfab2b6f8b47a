import type { EngineCheck } from './check.ts'
import { FILE_CHECKS } from './files.ts'
import { INSERT_CHECKS } from './inserts.ts'
import { LIMIT_CHECKS } from './limits.ts'
import { QUESTION_CHECKS } from './questions.ts'
import { TABLE_CHECKS } from './tables.ts'

/** Everything that an engine has to do as the embedded one does, in the order in which it is to be checked. */
export const ENGINE_CHECKS: readonly EngineCheck[] = [
  ...TABLE_CHECKS,
  ...INSERT_CHECKS,
  ...FILE_CHECKS,
  ...QUESTION_CHECKS,
  ...LIMIT_CHECKS,
]
