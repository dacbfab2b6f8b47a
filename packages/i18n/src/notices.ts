import { notices as enUS } from './en-US/notices.ts'
import { units as enUSUnits } from './en-US/units.ts'
import { notices as faIR } from './fa-IR/notices.ts'
import { units as faIRUnits } from './fa-IR/units.ts'
import { fill } from './fill.ts'
import { notices as idID } from './id-ID/notices.ts'
import { units as idIDUnits } from './id-ID/units.ts'
import { notices as jaJP } from './ja-JP/notices.ts'
import { units as jaJPUnits } from './ja-JP/units.ts'
import type { Locale } from './locale.ts'
import { notices as ptBR } from './pt-BR/notices.ts'
import { units as ptBRUnits } from './pt-BR/units.ts'
import { notices as zhCN } from './zh-CN/notices.ts'
import { units as zhCNUnits } from './zh-CN/units.ts'
import { notices as zhTW } from './zh-TW/notices.ts'
import { units as zhTWUnits } from './zh-TW/units.ts'

type Key = keyof typeof zhCN

const CATALOGUES: Readonly<Record<Locale, Readonly<Record<Key, string>>>> = {
  'zh-CN': zhCN,
  'en-US': enUS,
  'zh-TW': zhTW,
  'ja-JP': jaJP,
  'pt-BR': ptBR,
  'id-ID': idID,
  'fa-IR': faIR,
}

const UNITS: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  'zh-CN': zhCNUnits,
  'en-US': enUSUnits,
  'zh-TW': zhTWUnits,
  'ja-JP': jaJPUnits,
  'pt-BR': ptBRUnits,
  'id-ID': idIDUnits,
  'fa-IR': faIRUnits,
}

/** The sentences of the bell, by their place: `alert.title`, `report.text`, `above.hour` … */
export type NoticeText = Key extends `notice.${infer Place}` ? Place : never

/** A sentence of the bell in a language; `{name}` in it is replaced by the value of that name. */
export function noticeText(
  place: NoticeText,
  locale: Locale,
  values: Readonly<Record<string, string | number>>,
): string {
  // What is filled in may run the other way than the sentence: it is set apart from it.
  const apart = Object.entries(values).map(([name, value]) => [
    name,
    locale === 'fa-IR' && typeof value === 'string' ? `\u2068${value}\u2069` : value,
  ])
  return fill(CATALOGUES[locale][`notice.${place}`], locale, Object.fromEntries(apart))
}

/** The short name of a unit in a language. */
export const unitText = (unit: string, locale: Locale): string => UNITS[locale][`unit.${unit}`] ?? unit
