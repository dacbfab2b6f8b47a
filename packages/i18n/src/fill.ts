import { IntlMessageFormat } from 'intl-messageformat'
import { numberTag } from './format/tag.ts'
import type { Locale } from './locale.ts'

type Values = Readonly<Record<string, string | number>>

/** Every name that a text takes a value of. */
const HOLES = /\{(\w+)[,}]/g

const formats = new Map<string, IntlMessageFormat>()

/** A text of the catalogues with its values in place, where no page speaks; what has no value stays `{name}`. */
export function fill(text: string, locale: Locale, values: Values): string {
  const unfilled = [...text.matchAll(HOLES)].map(([, name = '']) => [name, `{${name}}`])
  return String(formatOf(text, locale).format({ ...Object.fromEntries(unfilled), ...values }))
}

function formatOf(text: string, locale: Locale): IntlMessageFormat {
  const key = `${locale} ${text}`
  const known = formats.get(key)
  if (known) return known
  const made = new IntlMessageFormat(text, numberTag(locale), undefined, { ignoreTag: true })
  formats.set(key, made)
  return made
}
