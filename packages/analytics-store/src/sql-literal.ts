import type { ParamValue } from './analytics-store.ts'

/** A text as a string literal of SQL. */
export const quote = (text: string): string =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\0', '\\0')}'`

/** A value as the literal of `SET param_…`: inside it, the engine reads a tab-separated field. */
export const paramLiteral = (value: ParamValue | readonly (string | number)[]): string => {
  if (value === null) return quote('\\N')
  if (typeof value === 'string') return quote(escapeField(value))
  if (typeof value === 'object') return quote(`[${value.map(element).join(',')}]`)
  return quote(String(value))
}

const element = (value: string | number): string => (typeof value === 'string' ? quote(value) : String(value))

const FIELD_ESCAPES: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '\t': '\\t',
  '\n': '\\n',
  '\r': '\\r',
  '\0': '\\0',
}
const escapeField = (text: string): string =>
  text.replace(/[\\\t\n\r\0]/g, (found) => FIELD_ESCAPES[found] ?? found)
