import { fieldProblem, type Problem } from '../http/problem.ts'

/** A period of a form that is none: 422 at the field with its start. */
export const wrongPeriod = (field: 'startTime' | 'inquireParamCO.startTime'): Problem =>
  fieldProblem({ field, code: 'period' })
