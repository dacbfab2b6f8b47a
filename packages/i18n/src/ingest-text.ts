import { ingest as enUS } from './en-US/ingest.ts'
import { ingest as faIR } from './fa-IR/ingest.ts'
import { ingest as idID } from './id-ID/ingest.ts'
import { ingest as jaJP } from './ja-JP/ingest.ts'
import type { Locale } from './locale.ts'
import { ingest as ptBR } from './pt-BR/ingest.ts'
import { ingest as zhCN } from './zh-CN/ingest.ts'
import { ingest as zhTW } from './zh-TW/ingest.ts'

const CATALOGUES: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  'zh-CN': zhCN,
  'en-US': enUS,
  'zh-TW': zhTW,
  'ja-JP': jaJP,
  'pt-BR': ptBR,
  'id-ID': idID,
  'fa-IR': faIR,
}

/** The sentence for a code of a file or row in a language; undefined for a code that no catalogue has. */
export const ingestText = (code: string, locale: Locale): string | undefined =>
  CATALOGUES[locale][`ingest.${code}`]
