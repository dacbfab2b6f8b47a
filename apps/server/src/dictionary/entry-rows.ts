import type { DictionaryEntry } from '@quaywise/admin-store'
import type { DictionaryEntryRow } from '@quaywise/contract'
import type { Dictionary } from '@quaywise/domain'
import { defaultsFinder } from '../words/defaults.ts'
import type { InUse } from './in-use.ts'

/** What is known of the words of a list. */
export type EntrySources = {
  readonly dictionary: Dictionary
  readonly kept: readonly DictionaryEntry[]
  readonly inUse: ReadonlyMap<string, readonly InUse[]>
}

const BLANK = { labels: {}, sort: null, enabled: true, version: 0, changedAt: null } as const

/** The codes of a list in its order: as the terminal ordered them, then as declared, then by code. */
const codesOf = ({ dictionary, kept, inUse }: EntrySources): readonly string[] => {
  const sorts = new Map(kept.flatMap(({ code, sort }) => (sort === null ? [] : [[code, sort] as const])))
  const added = new Set([...inUse.keys(), ...kept.map(({ code }) => code)])
  const codes = [...new Set([...dictionary.words, ...[...added].sort()])]
  const place = (code: string) => sorts.get(code) ?? Number.MAX_SAFE_INTEGER
  return codes.toSorted((left, right) => place(left) - place(right))
}

/** The words of a list in their order. */
export const entryRows = async (sources: EntrySources): Promise<DictionaryEntryRow[]> => {
  const { dictionary, kept, inUse } = sources
  const said = new Map(kept.map((entry) => [entry.code, entry]))
  const defaultsOf = await defaultsFinder()
  return codesOf(sources).map((code) => {
    const { labels, sort, enabled, version, changedAt } = said.get(code) ?? BLANK
    return {
      ...{ code, labels: { ...labels }, sort, enabled, version, changedAt },
      declared: dictionary.words.includes(code),
      defaults: defaultsOf([`key.${dictionary.id}.${code}`], code),
      inUse: [...(inUse.get(code) ?? [])],
    }
  })
}

const folded = (text: string): string => text.normalize('NFKC').toLowerCase()

/** Whether a word has a text in its code or in any language. */
export const hasText = ({ code, labels, defaults }: DictionaryEntryRow, text: string): boolean =>
  [code, ...Object.values(labels), ...Object.values(defaults)].some((one) =>
    folded(one).includes(folded(text)),
  )
