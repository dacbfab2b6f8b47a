import { errors as enUS } from './en-US/errors.ts'
import { errors as faIR } from './fa-IR/errors.ts'
import { fill } from './fill.ts'
import { errors as idID } from './id-ID/errors.ts'
import { errors as jaJP } from './ja-JP/errors.ts'
import type { Locale } from './locale.ts'
import { errors as ptBR } from './pt-BR/errors.ts'
import { errors as zhCN } from './zh-CN/errors.ts'
import { errors as zhTW } from './zh-TW/errors.ts'

export { acceptedLocale, isLocale, type Locale, localeOf } from './locale.ts'

type ErrorKey = keyof typeof zhCN

/** The stable codes of the error catalogue. */
export type ErrorCode = ErrorKey extends `error.${infer Code}` ? Code : never

const CATALOGUES: Readonly<Record<Locale, Readonly<Record<ErrorKey, string>>>> = {
  'zh-CN': zhCN,
  'en-US': enUS,
  'zh-TW': zhTW,
  'ja-JP': jaJP,
  'pt-BR': ptBR,
  'id-ID': idID,
  'fa-IR': faIR,
}

/** The sentence for an error code in a language; `{name}` in it is replaced by the value of that name. */
export function errorText(
  code: ErrorCode,
  locale: Locale,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return fill(CATALOGUES[locale][`error.${code}`], locale, values)
}
