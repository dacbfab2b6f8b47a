import {
  addDictionary,
  changeDictionary,
  type DictionaryTypeRow,
  deleteDictionary,
  listDictionaries,
} from '@quaywise/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { noteChange } from '../access/identity.ts'
import { fieldProblem, Problem } from '../http/problem.ts'
import { registerRoute } from '../http/register-route.ts'
import { told } from '../kept/base.ts'
import type { Services } from '../routes/services.ts'
import { DictionaryDesk } from './desk.ts'

const note = (
  request: FastifyRequest,
  id: string,
  before: DictionaryTypeRow | null,
  after: DictionaryTypeRow | null,
): void => {
  const plain = (row: DictionaryTypeRow | null) => row && { labels: row.labels, description: row.description }
  noteChange(request, { kind: 'dictionary', id, name: id, before: plain(before), after: plain(after) })
}

/** The lists of words. */
export const dictionaryTypeRoutes = (app: FastifyInstance, { admin, store }: Services): void => {
  const desk = new DictionaryDesk({ admin, store })

  registerRoute(app, listDictionaries, () => desk.types())

  registerRoute(app, addDictionary, async ({ body: { id, ...fields }, request }) => {
    if ((await desk.types()).some((one) => one.id === id)) throw fieldProblem({ field: 'id', code: 'taken' })
    if (!(await admin.dictionary.saveType(id, fields, 0))) throw fieldProblem({ field: 'id', code: 'taken' })
    const row = await desk.type(id)
    note(request, id, null, row)
    return row
  })

  registerRoute(app, changeDictionary, async ({ params: { type }, query, body, request }) => {
    const before = await desk.type(type)
    if (!(await admin.dictionary.saveType(type, told(body), query.version))) throw new Problem('CONFLICT')
    const after = await desk.type(type)
    note(request, type, before, after)
    return after
  })

  registerRoute(app, deleteDictionary, async ({ params: { type }, request }) => {
    const before = await desk.type(type)
    if (before.declared) throw new Problem('DICTIONARY_DECLARED', { values: { name: type } })
    if (before.entries > 0) throw new Problem('DICTIONARY_FILLED', { values: { count: before.entries } })
    await admin.dictionary.removeType(type)
    note(request, type, before, null)
    return { id: type }
  })
}
