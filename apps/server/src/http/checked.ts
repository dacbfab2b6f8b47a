import type { z } from 'zod'
import { fieldProblemOf } from './field-problem.ts'
import { Problem } from './problem.ts'

const MOST_ISSUES = 5

const pathOf = (part: string, path: readonly PropertyKey[]): string => [part, ...path.map(String)].join('.')

/**
 * The part of a request (`body`, `query`, `path`) as its schema reads it. Throws `INVALID_INPUT` that
 * names each wrong field, five at most.
 */
export const checked = (part: string, schema: z.ZodType | undefined, value: unknown): unknown => {
  if (!schema) return undefined
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const issues = parsed.error.issues.slice(0, MOST_ISSUES)
  const detail = issues.map((issue) => `${pathOf(part, issue.path)}: ${issue.message}`).join('; ')
  throw new Problem('INVALID_INPUT', {
    values: { detail: detail.slice(0, 1000) },
    fields: issues.map((issue) => fieldProblemOf(issue, value)),
  })
}
