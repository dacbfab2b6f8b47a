import type { FormInstance } from 'antd'
import { ApiError } from '../../api/api-error.ts'

type Form = Pick<FormInstance, 'getFieldsError' | 'setFields' | 'scrollToField'>

const pathOf = (name: readonly (string | number)[]): string => name.join('.')

/** The form's field that a path of the server lies in; the longest one wins. */
export function fieldAt(
  path: string,
  names: readonly (readonly (string | number)[])[],
): readonly (string | number)[] | undefined {
  const holding = names.filter((name) => path === pathOf(name) || path.startsWith(`${pathOf(name)}.`))
  return holding.sort((left, right) => right.length - left.length)[0]
}

/**
 * Shows what the server refuses at the fields that it names. Gives what is left to be told: null when everything
 * stands at a field, else the words of the refusal, or undefined for what was no refusal.
 */
export function showFieldFaults(form: Form, error: unknown): string | null | undefined {
  if (!(error instanceof ApiError)) return undefined
  const names = form.getFieldsError().map(({ name }) => name)
  const found = error.fields.map(({ field, message }) => ({ name: fieldAt(field, names), message }))
  const placed = found.flatMap(({ name, message }) => (name ? [{ name: [...name], errors: [message] }] : []))
  form.setFields(placed)
  const [first] = placed
  if (first) form.scrollToField(first.name, { block: 'center', focus: true })
  const everywhere = placed.length === found.length && placed.length > 0
  return everywhere ? null : error.message
}
