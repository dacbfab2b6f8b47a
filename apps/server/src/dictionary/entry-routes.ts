import {
  addDictionaryEntry,
  changeDictionaryEntry,
  type DictionaryEntryRow,
  deleteDictionaryEntry,
  listDictionaryEntries,
  orderDictionaryEntries,
} from '@quaywise/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { noteChange } from '../access/identity.ts'
import { languageOf } from '../http/answers.ts'
import { fieldProblem, Problem } from '../http/problem.ts'
import { registerRoute } from '../http/register-route.ts'
import { told } from '../kept/base.ts'
import type { Services } from '../routes/services.ts'
import { lookupOf } from '../words/own-texts.ts'
import { DictionaryDesk } from './desk.ts'
import { hasText } from './entry-rows.ts'
import { inUseProblem } from './in-use-problem.ts'
import { reordered } from './reordered.ts'

const folded = (text: string): string => text.normalize('NFKC').toLowerCase()

type Named = { readonly type: string; readonly code: string }

const note = (
  request: FastifyRequest,
  { type, code }: Named,
  before: DictionaryEntryRow | null,
  after: DictionaryEntryRow | null,
): void => {
  const plain = (row: DictionaryEntryRow | null) => row && { labels: row.labels, enabled: row.enabled }
  const id = `${type}/${code}`
  noteChange(request, {
    kind: 'dictionary-entry',
    id,
    name: code,
    before: plain(before),
    after: plain(after),
  })
}

/** The words of the lists. */
export const dictionaryEntryRoutes = (app: FastifyInstance, { admin, store }: Services): void => {
  const desk = new DictionaryDesk({ admin, store })

  registerRoute(app, listDictionaryEntries, async ({ params, query }) => {
    const { text, current, pageSize } = query
    const all = await desk.entries(params.type)
    const found = text === undefined ? all : all.filter((row) => hasText(row, text))
    const from = (current - 1) * pageSize
    return { rows: found.slice(from, from + pageSize), beside: { total: found.length, current, pageSize } }
  })

  registerRoute(app, addDictionaryEntry, async ({ params: { type }, body: { code, ...fields }, request }) => {
    if (!(await desk.list(type)).open) throw new Problem('DICTIONARY_CLOSED', { values: { name: type } })
    const there = (await desk.entries(type)).some(
      (one) => folded(one.code) === folded(code) && (one.code !== code || one.version > 0),
    )
    const made = there ? undefined : await admin.dictionary.addEntry({ typeId: type, code }, fields)
    if (!made) throw fieldProblem({ field: 'code', code: 'taken' })
    const row = await desk.entry(type, code)
    note(request, { type, code }, null, row)
    return row
  })

  registerRoute(app, changeDictionaryEntry, async ({ params: { type, code }, query, body, request }) => {
    const before = await desk.entry(type, code)
    const saved = await admin.dictionary.saveEntry({ typeId: type, code }, told(body), query.version)
    if (!saved) throw new Problem('CONFLICT')
    const after = await desk.entry(type, code)
    note(request, { type, code }, before, after)
    return after
  })

  registerRoute(app, deleteDictionaryEntry, async ({ params: { type, code }, request }) => {
    const before = await desk.entry(type, code)
    if (before.declared) throw new Problem('DICTIONARY_DECLARED', { values: { name: code } })
    if (before.inUse.length > 0) throw inUseProblem(type, before, await lookupOf(admin, languageOf(request)))
    await admin.dictionary.removeEntry(type, code)
    note(request, { type, code }, before, null)
    return { code }
  })

  registerRoute(app, orderDictionaryEntries, async ({ params: { type }, body: { codes }, request }) => {
    const before = (await desk.entries(type)).map(({ code }) => code)
    const strange = codes.find((code) => !before.includes(code))
    if (strange !== undefined)
      throw fieldProblem({ field: 'codes', code: 'unknown', values: { name: strange } })
    const order = reordered(before, [...new Set(codes)])
    await admin.dictionary.orderEntries(type, order)
    const change = { before: { order: before }, after: { order } }
    noteChange(request, { kind: 'dictionary', id: type, name: type, ...change })
    return { codes: order }
  })
}
