import type { Catalog } from '@quaywise/i18n'
import type { Locale as AntdLocale } from 'antd/es/locale'

/** What one language brings: the texts of the shell, the vocabulary and the pages, and those of the components. */
export interface LocalePack {
  readonly messages: Readonly<Record<string, string>>
  readonly antd: AntdLocale
}

/** Joins the texts of the shell with those that lie beside the pages. */
export function packOf(
  catalog: Catalog,
  pages: Readonly<Record<string, unknown>>,
  antd: AntdLocale,
): LocalePack {
  return { messages: Object.assign({}, catalog, ...Object.values(pages)), antd }
}
