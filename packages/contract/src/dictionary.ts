import { z } from 'zod'
import { defaultLabels, LABEL_LOCALES, onVersion, ownDescription, ownLabels } from './own-labels.ts'
import { pageQuery } from './paged.ts'
import { oneLine } from './plain-text.ts'
import { defineRoute } from './route.ts'

const access = { page: '/admin/dictionary' } as const
const typeId = z.string().regex(/^[a-z][a-z0-9_]{0,39}$/)
const code = oneLine(80)
const oneType = z.object({ type: z.string().min(1).max(40) })
const oneEntry = oneType.extend({ code })

const place = z.object({ path: z.string(), uses: z.enum(['filter', 'panel']) })

/** A list of words. */
export const dictionaryType = z.object({
  id: z.string(),
  /** Declared by the product: it cannot be deleted. */
  declared: z.boolean(),
  /** Entries can be added. */
  open: z.boolean(),
  labels: ownLabels,
  defaults: defaultLabels,
  description: z.string(),
  version: z.number().int(),
  changedAt: z.string().nullable(),
  /** How many words it has, and how many of them the terminal words itself. */
  entries: z.number().int(),
  own: z.number().int(),
  /** The pages that use it. */
  usedBy: z.array(place),
})
export type DictionaryTypeRow = z.infer<typeof dictionaryType>

/** A word of a list. */
export const dictionaryEntry = z.object({
  code: z.string(),
  /** Declared by the product: it can be worded anew, not deleted. */
  declared: z.boolean(),
  labels: ownLabels,
  /** What the product calls it; its own code where it has no word. */
  defaults: defaultLabels,
  sort: z.number().int().nullable(),
  /** Whether search forms offer it. */
  enabled: z.boolean(),
  /** Vessel calls that have it, by terminal; only for lists that the data fills. */
  inUse: z.array(z.object({ terminal: z.string(), calls: z.number().int() })),
  version: z.number().int(),
  changedAt: z.string().nullable(),
})
export type DictionaryEntryRow = z.infer<typeof dictionaryEntry>

/** The lists of words. */
export const listDictionaries = defineRoute({
  method: 'GET',
  path: '/v1/dictionary/types',
  summary: 'The lists of words, and the pages that use each.',
  access,
  answer: z.array(dictionaryType),
})

const typeFields = { labels: ownLabels, description: ownDescription } as const

/** Makes a list of the terminal's own. */
export const addDictionary = defineRoute({
  method: 'POST',
  path: '/v1/dictionary/types',
  summary: 'Make a list of your own: its id is the column whose values it words.',
  access,
  body: z.strictObject({
    id: typeId,
    labels: ownLabels.default({}),
    description: ownDescription.default(''),
  }),
  answer: dictionaryType,
})

/** Changes how a list is called. */
export const changeDictionary = defineRoute({
  method: 'PUT',
  path: '/v1/dictionary/types/:type',
  summary: 'Change how a list is called and described.',
  access,
  params: oneType,
  query: onVersion,
  body: z.strictObject(typeFields).partial(),
  answer: dictionaryType,
})

/** Deletes a list of the terminal's own. */
export const deleteDictionary = defineRoute({
  method: 'DELETE',
  path: '/v1/dictionary/types/:type',
  summary: 'Delete a list of your own that has no entries left.',
  access,
  params: oneType,
  answer: z.object({ id: z.string() }),
})

/** The words of a list. */
export const listDictionaryEntries = defineRoute({
  method: 'GET',
  path: '/v1/dictionary/types/:type/entries',
  summary:
    'The words of a list in their order: own and given ones in every language, and where they are in use.',
  access,
  params: oneType,
  query: z.strictObject({ text: z.string().max(200).optional(), ...pageQuery }),
  lists: true,
  answer: z.array(dictionaryEntry),
})

/** Adds a word to an open list. */
export const addDictionaryEntry = defineRoute({
  method: 'POST',
  path: '/v1/dictionary/types/:type/entries',
  summary: 'Add a word to a list that takes some.',
  access,
  params: oneType,
  body: z.strictObject({ code, labels: ownLabels.default({}), enabled: z.boolean().default(true) }),
  answer: dictionaryEntry,
})

/** Changes a word. */
export const changeDictionaryEntry = defineRoute({
  method: 'PUT',
  path: '/v1/dictionary/types/:type/entries/:code',
  summary: 'Word an entry anew, or say whether search forms offer it.',
  access,
  params: oneEntry,
  query: onVersion,
  body: z.strictObject({ labels: ownLabels, enabled: z.boolean() }).partial(),
  answer: dictionaryEntry,
})

/** Deletes a word of the terminal's own. */
export const deleteDictionaryEntry = defineRoute({
  method: 'DELETE',
  path: '/v1/dictionary/types/:type/entries/:code',
  summary: 'Delete an entry that is neither declared nor in use.',
  access,
  params: oneEntry,
  answer: z.object({ code: z.string() }),
})

/** Orders the words of a list. */
export const orderDictionaryEntries = defineRoute({
  method: 'PUT',
  path: '/v1/dictionary/types/:type/order',
  summary:
    'Put words of a list into an order; search forms offer them so. Some of them take the places that they had together.',
  access,
  params: oneType,
  body: z.strictObject({ codes: z.array(code).min(1).max(2000) }),
  answer: z.object({ codes: z.array(z.string()) }),
})

/** The terminal's own words in a language. */
export const getOwnTexts = defineRoute({
  method: 'GET',
  path: '/v1/dictionary/texts',
  summary: 'The terminal’s own words in a language, by the names of the texts that they replace.',
  access: 'signed-in',
  query: z.strictObject({ locale: z.enum(LABEL_LOCALES) }),
  answer: z.record(z.string(), z.string()),
  beforePasswordChange: true,
})
