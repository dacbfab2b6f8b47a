import { faults as enUS } from './en-US/faults.ts'
import { faults as faIR } from './fa-IR/faults.ts'
import { fill } from './fill.ts'
import { faults as idID } from './id-ID/faults.ts'
import { faults as jaJP } from './ja-JP/faults.ts'
import type { Locale } from './locale.ts'
import { faults as ptBR } from './pt-BR/faults.ts'
import { faults as zhCN } from './zh-CN/faults.ts'
import { faults as zhTW } from './zh-TW/faults.ts'

type FaultKey = keyof typeof zhCN

/** What can be wrong with one field. */
export type FaultCode = FaultKey extends `fault.${infer Code}` ? Code : never

const CATALOGUES: Readonly<Record<Locale, Readonly<Record<FaultKey, string>>>> = {
  'zh-CN': zhCN,
  'en-US': enUS,
  'zh-TW': zhTW,
  'ja-JP': jaJP,
  'pt-BR': ptBR,
  'id-ID': idID,
  'fa-IR': faIR,
}

/** Tells whether a text is the code of a fault. */
export const isFaultCode = (text: string): text is FaultCode => Object.hasOwn(zhCN, `fault.${text}`)

/** The sentence for what is wrong with a field, in a language; `{name}` in it is replaced by that value. */
export function faultText(
  code: FaultCode,
  locale: Locale,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return fill(CATALOGUES[locale][`fault.${code}`], locale, values)
}
