import type { AdminStore, OwnLabels } from '@quaywise/admin-store'
import { PAGES } from '@quaywise/contract'
import type { Locale } from '@quaywise/i18n/errors'
import type { Lookup } from '@quaywise/i18n/words'
import { FILTERS } from '@quaywise/report-kit'
import { catalogueOf } from './catalogue.ts'

type Texts = Readonly<Record<string, string>>

/** The names of the texts that tell a page: in the menu, and above itself. */
const pageTexts = (path: string): readonly string[] => {
  const id = path.split('/').slice(-2).join('/')
  return [`menu.${id}`, `page.${id}`]
}

const PATHS = new Map(PAGES.map(({ authority, path }) => [authority, path]))

/** The names of the texts that tell an authority. */
export const permissionTexts = (authority: string): readonly string[] => {
  const path = PATHS.get(authority)
  return path === undefined ? [`element.${authority}`] : pageTexts(path)
}

/** The names of the texts that tell a dimension: as a column, as a grouping, as a filter. */
const dimensionTexts = (dimension: string): readonly string[] => [
  ...['dimension', 'attribute', 'row'].map((prefix) => `${prefix}.${dimension}`),
  ...Object.entries(FILTERS).flatMap(([filter, of]) => (of === dimension ? [`filter.${filter}`] : [])),
]

const worded = (labels: OwnLabels, locale: Locale, keys: readonly string[]): [string, string][] => {
  const label = labels[locale]
  return label === undefined ? [] : keys.map((key) => [key, label])
}

/** The terminal's own words in a language, by the names of the texts that they replace. */
export const ownTexts = async (admin: AdminStore, locale: Locale): Promise<Texts> => {
  const [types, entries, permissions] = await Promise.all([
    admin.dictionary.types(),
    admin.dictionary.entries(),
    admin.permissions.list(),
  ])
  return Object.fromEntries([
    ...types.flatMap(({ id, labels }) => worded(labels, locale, dimensionTexts(id))),
    ...entries.flatMap(({ typeId, code, labels }) => worded(labels, locale, [`key.${typeId}.${code}`])),
    ...permissions.flatMap(({ id, labels }) => worded(labels, locale, permissionTexts(id))),
  ])
}

/** Finds a text: the terminal's own, else the product's. */
export const lookupOf = async (admin: AdminStore, locale: Locale): Promise<Lookup> => {
  const [catalog, own] = await Promise.all([catalogueOf(locale), ownTexts(admin, locale)])
  const texts = new Map(Object.entries({ ...catalog, ...own }))
  return (key, fallback = key) => texts.get(key) ?? fallback
}
