import type { Locale } from '@quaywise/i18n'
import type { LocalePack } from './locale-pack.ts'

const PACKS: Readonly<Record<Locale, () => Promise<{ pack: LocalePack }>>> = {
  'zh-CN': () => import('./zh-CN.ts'),
  'en-US': () => import('./en-US.ts'),
  'zh-TW': () => import('./zh-TW.ts'),
  'ja-JP': () => import('./ja-JP.ts'),
  'pt-BR': () => import('./pt-BR.ts'),
  'id-ID': () => import('./id-ID.ts'),
  'fa-IR': () => import('./fa-IR.ts'),
}

/** Fetches what a language needs before sign-in: texts, component texts and calendar in one chunk. */
export async function loadLocale(locale: Locale): Promise<LocalePack> {
  return (await PACKS[locale]()).pack
}
