import type { AccountFault, AccountReason } from '@quaywise/admin-store'
import type { ErrorCode } from '@quaywise/i18n/errors'
import { type FieldProblem, fieldProblem, Problem } from '../http/problem.ts'

const AS_PROBLEM: Partial<Record<AccountReason, ErrorCode>> = {
  'not-found': 'NOT_FOUND',
  stale: 'CONFLICT',
  'last-admin': 'LAST_ADMIN',
  yourself: 'NOT_YOURSELF',
  'no-editor': 'FORBIDDEN',
}

/** The field at which a refusal stands, and what is wrong with it. */
export const AT_FIELD: Partial<Record<AccountReason, FieldProblem>> = {
  'username-taken': { field: 'username', code: 'taken' },
  'mobile-taken': { field: 'mobile', code: 'taken' },
  'too-long': { field: 'username', code: 'tooLong', values: { count: 60 } },
  'unknown-role': { field: 'roleIds', code: 'choice' },
  'unknown-department': { field: 'departmentIds', code: 'choice' },
}

/** The problem behind a refusal of the store. */
export const accountProblem = ({ reason }: Pick<AccountFault, 'reason'>): Problem => {
  const field = AT_FIELD[reason]
  return field ? fieldProblem(field) : new Problem(AS_PROBLEM[reason] ?? 'INTERNAL')
}
