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
  if (key === 'shift.hours') return value.replace(/\d+/g, '$&:00').replaceAll('-', ' · ')
  // A page has its own name.
  const page = value.startsWith('/') ? text(`page.${value.split('/').slice(-2).join('/')}`, value) : value
  return text(`parameter.${key}.${value}`, page)
}

/** A parameter by which something was counted, and one of the values that it had; `from` where that began meanwhile. */
export type CountedValue = {
  readonly key: string
  readonly value: number | boolean | string | null
  readonly from?: string | undefined
}

/** The parameters by which something was counted, each with its values one after another. */
export const countedValueTexts = (
  counted: readonly CountedValue[],
  text: Lookup,
  {
    number,
    instant,
  }: { readonly number: (value: number) => string; readonly instant: (iso: string) => string },
): readonly { readonly name: string; readonly values: string }[] => {
  const valueText = ({ key, value, from }: CountedValue): string => {
    const told = parameterValueText(key, value, text, number)
    if (from === undefined) return told
    return text('parameters.since')
      .replace('{value}', () => told)
      .replace('{from}', () => instant(from))
  }
  return [...new Set(counted.map(({ key }) => key))].map((key) => ({
    name: parameterName(key, text),
    values: counted
      .filter((one) => one.key === key)
      .map(valueText)
      .join(' · '),
  }))
}
