/** The languages of the product; the first is the source of all texts and the last resort. */
export const LOCALES = ['zh-CN', 'en-US', 'zh-TW', 'ja-JP', 'pt-BR', 'id-ID', 'fa-IR'] as const

export type Locale = (typeof LOCALES)[number]

/** The language that speaks when no other is known. */
export const DEFAULT_LOCALE: Locale = 'zh-CN'

/** How each language calls itself, for the language switch. */
export const LOCALE_NAMES: Readonly<Record<Locale, string>> = {
  'zh-CN': '简体中文',
  'en-US': 'English',
  'zh-TW': '繁體中文',
  'ja-JP': '日本語',
  'pt-BR': 'Português',
  'id-ID': 'Bahasa Indonesia',
  'fa-IR': 'فارسی',
}

const RIGHT_TO_LEFT = /^(he|ar|fa|ku)/

/** Tells whether text names one of the seven catalogues. */
export function isLocale(text: string): text is Locale {
  return LOCALES.some((locale) => locale === text)
}

/** The catalogue that serves a language tag: the same tag, else the same language, else zh-CN. */
export function localeOf(tag: string | null | undefined): Locale {
  if (!tag) return DEFAULT_LOCALE
  if (isLocale(tag)) return tag
  const language = tag.slice(0, 2).toLowerCase()
  return LOCALES.find((locale) => locale.startsWith(language)) ?? DEFAULT_LOCALE
}

/** The reading direction of a language tag: languages starting with he, ar, fa or ku run right to left. */
export function directionOf(tag: string): 'rtl' | 'ltr' {
  return RIGHT_TO_LEFT.test(tag) ? 'rtl' : 'ltr'
}

/** The first catalogue that an Accept-Language header asks for, by its weights; null when it names none of ours. */
export function acceptedLocale(header: string | undefined): Locale | null {
  const wishes = (header ?? '').split(',').map((entry) => {
    const [tag = '', ...parameters] = entry.trim().split(';')
    const weight = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean)
    return { tag, weight: Number(weight ?? 1) }
  })
  wishes.sort((left, right) => right.weight - left.weight)
  const served = wishes.find(({ tag }) =>
    LOCALES.some((locale) => locale.slice(0, 2) === tag.slice(0, 2).toLowerCase()),
  )
  return served ? localeOf(served.tag) : null
}
