import { z } from 'zod'
import { manyLines, oneLine } from './plain-text.ts'

/** The languages for which a terminal can have words of its own. */
export const LABEL_LOCALES = ['zh-CN', 'en-US', 'zh-TW', 'ja-JP', 'pt-BR', 'id-ID', 'fa-IR'] as const
export type LabelLocale = (typeof LABEL_LOCALES)[number]

/** Own words by language; a language that is left out has none. */
export const ownLabels = z.partialRecord(z.enum(LABEL_LOCALES), oneLine(120))
export type OwnLabels = z.infer<typeof ownLabels>

/** What a thing says of itself besides its name. */
export const ownDescription = manyLines(500)

/** The version that a change was made on: what was changed by somebody else meanwhile is not overwritten. */
export const onVersion = z.strictObject({ version: z.coerce.number().int().min(0).optional() })

/** The words that the product itself has, in every language. */
export const defaultLabels = z.record(z.enum(LABEL_LOCALES), z.string())
