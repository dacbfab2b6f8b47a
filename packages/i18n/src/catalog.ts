import type { catalog } from './zh-CN/index.ts'

/** The name of a text of the catalogues; the source language declares them. */
export type MessageKey = keyof typeof catalog

/** A complete catalogue: one text for every key of the source language. */
export type Catalog = Readonly<Record<MessageKey, string>>
