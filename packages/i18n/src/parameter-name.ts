import type { Lookup } from './words.ts'

const LINES: Readonly<Record<string, true>> = { trunk: true, branch: true }

/** What a parameter is called: a target by the measure that it is for, others by their own name. */
export const parameterName = (key: string, text: Lookup): string => {
  const own = text(`parameter.${key}`, '')
  if (own !== '' || !key.startsWith('target.')) return own === '' ? key : own
  const [, measure = '', line] = key.split('.')
  const named = `${text('parameter.target')} · ${text(`measure.${measure}`, measure)}`
  return line !== undefined && LINES[line] ? `${named} · ${text(`parameter.line.${line}`)}` : named
}

/** What a parameter does, in a sentence or two. */
export const parameterMeaning = (key: string, text: Lookup): string => {
  const own = text(`parameter.${key}.means`, '')
  return own === '' && key.startsWith('target.') ? text('parameter.target.means') : own
}

/** A value of a parameter as text, without its unit. */
export const parameterValueText = (
  key: string,
  value: number | boolean | string | null,
  text: Lookup,
  number: (value: number) => string,
): string => {
  if (value === null) return text('parameter.open')
  if (typeof value === 'boolean') return text(value ? 'parameter.yes' : 'parameter.no')
  if (typeof value === 'number') return number(value)
  // A page has its own name.
  const page = value.startsWith('/') ? text(`page.${value.split('/').slice(-2).join('/')}`, value) : value
  return text(`parameter.${key}.${value}`, page)
}
