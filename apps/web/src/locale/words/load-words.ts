import type { Locale } from '@quaywise/i18n'
import type { Texts } from './join-texts.ts'

const WORDS: Readonly<Record<Locale, () => Promise<{ words: Texts }>>> = {
  'zh-CN': () => import('./zh-CN.ts'),
  'en-US': () => import('./en-US.ts'),
  'zh-TW': () => import('./zh-TW.ts'),
  'ja-JP': () => import('./ja-JP.ts'),
  'pt-BR': () => import('./pt-BR.ts'),
  'id-ID': () => import('./id-ID.ts'),
  'fa-IR': () => import('./fa-IR.ts'),
}

/** Fetches what the pages behind sign-in say: the menu, the vocabulary and the texts of every page in one chunk. */
export async function loadWords(locale: Locale): Promise<Texts> {
  return (await WORDS[locale]()).words
}
