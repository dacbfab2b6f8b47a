import type { DepartmentOutcome, DepartmentReason } from '@quaywise/admin-store'
import type { ErrorCode } from '@quaywise/i18n/errors'
import { type FieldProblem, fieldProblem, Problem } from '../http/problem.ts'

const AS_PROBLEM: Partial<Record<DepartmentReason, ErrorCode>> = {
  'not-found': 'NOT_FOUND',
  stale: 'CONFLICT',
  'below-itself': 'DEPARTMENT_BELOW_ITSELF',
  'has-parts': 'DEPARTMENT_HAS_PARTS',
  'has-members': 'DEPARTMENT_HAS_MEMBERS',
}

const AT_FIELD: Partial<Record<DepartmentReason, FieldProblem>> = {
  'name-taken': { field: 'name', code: 'taken' },
  'too-long': { field: 'name', code: 'tooLong', values: { count: 80 } },
  'unknown-parent': { field: 'parentId', code: 'choice' },
  'unknown-target': { field: 'membersTo', code: 'choice' },
  'unknown-member': { field: 'userIds', code: 'choice' },
}

/** What the store did. Throws the problem behind its refusal. */
export const doneOf = <T>(outcome: DepartmentOutcome<T>): T => {
  if (outcome.ok) return outcome.done
  const field = AT_FIELD[outcome.reason]
  throw field ? fieldProblem(field) : new Problem(AS_PROBLEM[outcome.reason] ?? 'INTERNAL')
}
