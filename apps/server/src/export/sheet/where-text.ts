import type { Words } from '@quaywise/i18n/words'
import type { ColumnCondition } from '@quaywise/report-kit/compile'

/** A condition on a column in words and signs, as the file tells it. */
export const whereText = (condition: ColumnCondition, words: Words): string => {
  const name = words.column(condition.key)
  if ('contains' in condition) return `${name} ∋ "${condition.contains}"`
  if ('in' in condition)
    return `${name} ∈ {${condition.in.map((value) => words.key(condition.key, value ?? '')).join(', ')}}`
  const [least, most] =
    'since' in condition || 'until' in condition
      ? [condition.since, condition.until]
      : [Reflect.get(condition, 'least'), Reflect.get(condition, 'most')]
  const sides = [
    least === null || least === undefined ? '' : `≥ ${least}`,
    most === null || most === undefined ? '' : `≤ ${most}`,
  ]
  return `${name} ${sides.filter(Boolean).join(', ')}`
}
