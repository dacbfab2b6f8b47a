import { type FaultCode, isFaultCode } from '@quaywise/i18n/faults'
import type { z } from 'zod'
import type { FieldProblem } from './problem.ts'

type Issue = z.core.$ZodIssue
type Fault = Pick<FieldProblem, 'code' | 'values'>

const SHORT: Readonly<Record<string, FaultCode>> = { string: 'tooShort', array: 'tooFew' }
const LONG: Readonly<Record<string, FaultCode>> = { string: 'tooLong', array: 'tooMany' }

const limited = (code: FaultCode, limit: number | bigint): Fault => ({
  code,
  values: { count: Number(limit), limit: Number(limit) },
})

const isMissing = ({ path }: Issue, sent: unknown): boolean =>
  path.reduce<unknown>((inside, key) => Object(inside)[key], sent) === undefined

/** The fault that a schema's own check names. */
const namedFault = (issue: Issue): FaultCode | undefined => {
  const named: unknown = issue.code === 'custom' ? issue.params?.fault : undefined
  return [issue.message, named].find((text) => typeof text === 'string' && isFaultCode(text)) as
    | FaultCode
    | undefined
}

const faultOf = (issue: Issue, sent: unknown): Fault => {
  const code = namedFault(issue)
  if (code) return { code }
  if (issue.path.length > 0 && isMissing(issue, sent)) return { code: 'required' }
  switch (issue.code) {
    case 'too_small':
      if (issue.origin in SHORT && Number(issue.minimum) === 1) return { code: 'required' }
      return limited(SHORT[issue.origin] ?? 'tooSmall', issue.minimum)
    case 'too_big':
      return limited(LONG[issue.origin] ?? 'tooLarge', issue.maximum)
    case 'invalid_type':
      return { code: 'kind' }
    case 'invalid_format':
      return { code: issue.format === 'email' ? 'email' : 'format' }
    case 'invalid_value':
      return { code: 'choice' }
    case 'unrecognized_keys':
      return { code: 'unknownField' }
    case 'invalid_union':
      return { code: issue.path.length > 0 ? 'choice' : 'format' }
    default:
      return { code: 'format' }
  }
}

/**
 * What a schema found wrong with a field of what was sent, as a form can show it; a message that is a fault's code means
 * that. A field that nobody knows is named itself.
 */
export const fieldProblemOf = (issue: Issue, sent: unknown): FieldProblem => ({
  field: [...issue.path, ...(issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [])]
    .map(String)
    .join('.'),
  ...faultOf(issue, sent),
})
