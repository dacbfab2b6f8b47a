import type { AdminStore, DictionaryEntry, DictionaryType } from '@quaywise/admin-store'
import type { AnalyticsStore } from '@quaywise/analytics-store'
import type { DictionaryEntryRow, DictionaryTypeRow } from '@quaywise/contract'
import { DICTIONARIES, type Dictionary } from '@quaywise/domain'
import { Problem } from '../http/problem.ts'
import { defaultsFinder } from '../words/defaults.ts'
import { entryRows } from './entry-rows.ts'
import { valuesInUse } from './in-use.ts'
import { placesOf } from './places.ts'

type Stores = { readonly admin: AdminStore; readonly store: AnalyticsStore }

const BLANK = { labels: {}, description: '', version: 0, changedAt: null } as const

const declaredOf = (id: string): Dictionary | undefined => DICTIONARIES.find((one) => one.id === id)

/** The lists of words and their entries, as they are declared, kept, and found in the data. */
export class DictionaryDesk {
  readonly #admin: AdminStore
  readonly #store: AnalyticsStore

  constructor({ admin, store }: Stores) {
    this.#admin = admin
    this.#store = store
  }

  /** Every list, the declared ones first. */
  async types(): Promise<DictionaryTypeRow[]> {
    const [kept, entries] = await Promise.all([
      this.#admin.dictionary.types(),
      this.#admin.dictionary.entries(),
    ])
    const own = kept.filter(({ id }) => !declaredOf(id))
    const lists = [...DICTIONARIES, ...own.map(({ id }): Dictionary => ({ id, words: [], open: true }))]
    return Promise.all(lists.map((list) => this.#typeRow(list, kept, entries)))
  }

  async #typeRow(
    list: Dictionary,
    kept: readonly DictionaryType[],
    entries: readonly DictionaryEntry[],
  ): Promise<DictionaryTypeRow> {
    const { labels, description, version, changedAt } = kept.find(({ id }) => id === list.id) ?? BLANK
    const words = entries.filter(({ typeId }) => typeId === list.id)
    const inData = [...(await valuesInUse(this.#store, list.id)).keys()]
    const defaultsOf = await defaultsFinder()
    return {
      ...{ id: list.id, open: list.open, declared: declaredOf(list.id) !== undefined },
      ...{ labels: { ...labels }, description, version, changedAt },
      defaults: defaultsOf([`dictionary.type.${list.id}`, `dimension.${list.id}`], list.id),
      entries: new Set([...list.words, ...inData, ...words.map(({ code }) => code)]).size,
      own: words.filter((word) => Object.keys(word.labels).length > 0).length,
      usedBy: placesOf(list.id),
    }
  }

  /** The row of a list. Throws `NOT_FOUND`. */
  async type(id: string): Promise<DictionaryTypeRow> {
    const row = (await this.types()).find((one) => one.id === id)
    if (!row) throw new Problem('NOT_FOUND')
    return row
  }

  /** A list, declared or of the terminal's own. Throws `NOT_FOUND`. */
  async list(id: string): Promise<Dictionary> {
    const declared = declaredOf(id)
    if (declared) return declared
    if ((await this.#admin.dictionary.types()).some((one) => one.id === id))
      return { id, words: [], open: true }
    throw new Problem('NOT_FOUND')
  }

  /** The words of a list in their order. Throws `NOT_FOUND`. */
  async entries(type: string): Promise<DictionaryEntryRow[]> {
    const dictionary = await this.list(type)
    const [kept, inUse] = await Promise.all([
      this.#admin.dictionary.entries(type),
      valuesInUse(this.#store, type),
    ])
    return entryRows({ dictionary, kept, inUse })
  }

  /** A word of a list. Throws `NOT_FOUND`. */
  async entry(type: string, code: string): Promise<DictionaryEntryRow> {
    const row = (await this.entries(type)).find((one) => one.code === code)
    if (!row) throw new Problem('NOT_FOUND')
    return row
  }
}
