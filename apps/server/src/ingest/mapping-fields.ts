import type { MappingError } from '@quaywise/ingest'
import { fieldProblemOf } from '../http/field-problem.ts'
import type { FieldProblem } from '../http/problem.ts'

/** What is wrong with the fields of a mapping, as a form can show it. */
export const mappingFields = (errors: readonly MappingError[], body: unknown): readonly FieldProblem[] =>
  errors.map(({ path, issue, lacks = [] }) =>
    issue
      ? fieldProblemOf(issue, body)
      : { field: path, code: 'momentParts', values: { parts: lacks.join(', ') } },
  )
