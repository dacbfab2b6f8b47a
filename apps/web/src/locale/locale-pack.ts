import type { Locale as AntdLocale } from 'antd/es/locale'

/** What a language brings to the first page: the texts before sign-in and those of the components. */
export interface LocalePack {
  readonly messages: Readonly<Record<string, string>>
  readonly antd: AntdLocale
}
