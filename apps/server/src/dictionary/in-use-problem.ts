import type { DictionaryEntryRow } from '@quaywise/contract'
import type { Lookup } from '@quaywise/i18n/words'
import { Problem } from '../http/problem.ts'
import { placesOf } from './places.ts'

const MOST_NAMED = 4

const pageName = (path: string, text: Lookup): string =>
  text(`page.${path.split('/').slice(-2).join('/')}`, path)

/** Why a word cannot be deleted: the calls that have it, and the pages that show it. */
export const inUseProblem = (type: string, { code, inUse }: DictionaryEntryRow, text: Lookup): Problem => {
  const calls = inUse.reduce((sum, one) => sum + one.calls, 0)
  const pages = placesOf(type).map(({ path }) => pageName(path, text))
  const named = [...pages.slice(0, MOST_NAMED), ...(pages.length > MOST_NAMED ? ['…'] : [])].join(', ')
  return new Problem('DICTIONARY_IN_USE', { values: { name: code, calls, pages: named } })
}
