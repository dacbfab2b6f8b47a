import type { KeptItem } from '@quaywise/admin-store'
import {
  type Annotation,
  addAnnotation,
  annotation,
  changeAnnotation,
  deleteAnnotation,
  listAnnotations,
  restoreAnnotation,
} from '@quaywise/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { fieldProblem } from '../http/problem.ts'
import { registerRoute } from '../http/register-route.ts'
import { asJson, baseOf, bodyOf, intact, told } from '../kept/base.ts'
import { KeptDesk } from '../kept/desk.ts'
import type { Services } from '../routes/services.ts'

const noteBody = annotation.pick({ text: true, subject: true, subjectId: true, subjectName: true })

const LONGEST_DAYS = 400

const checkRange = (startAt: string, endAt: string): void => {
  const span = Date.parse(endAt) - Date.parse(startAt)
  if (!(span > 0)) throw fieldProblem({ field: 'endAt', code: 'backwards' })
  if (span > LONGEST_DAYS * 86_400_000)
    throw fieldProblem({ field: 'endAt', code: 'mostDays', values: { count: LONGEST_DAYS } })
}

const noteOf = (item: KeptItem, mine: boolean): Annotation => ({
  ...baseOf(item, mine),
  startAt: item.startAt ?? item.createdAt,
  endAt: item.endAt ?? item.createdAt,
  ...bodyOf(noteBody, item),
})

/** Notes of the team on times, vessel calls and machines. */
export const annotationRoutes = (app: FastifyInstance, { admin, now }: Services): void => {
  const desk = new KeptDesk(admin, 'annotation', now)
  const shown = (request: FastifyRequest, item: KeptItem) => noteOf(item, desk.isMine(request, item))

  registerRoute(app, listAnnotations, async ({ query, request }) => {
    const range = { from: new Date(query.startAt), to: new Date(query.endAt) }
    const notes = intact(noteBody, await desk.list(request, { terminal: query.terminal, ...range }))
    return notes.map((item) => shown(request, item)).sort((a, b) => (a.startAt < b.startAt ? -1 : 1))
  })

  registerRoute(app, addAnnotation, async ({ body, request }) => {
    const terminal = await desk.placeOf(request, body)
    const { page, audience, startAt, endAt, text, subject, subjectId, subjectName } = body
    checkRange(startAt, endAt)
    const item = await desk.add(request, {
      ...{ terminal: terminal.id, page, name: text.slice(0, 80), audience, roleId: null, startAt, endAt },
      body: asJson({ text, subject, subjectId, subjectName }),
    })
    return shown(request, item)
  })

  registerRoute(app, changeAnnotation, async ({ params, body, request }) => {
    const item = await desk.own(request, params.id)
    const { audience, text, subject, subjectId, subjectName } = body
    const { startAt = item.startAt ?? '', endAt = item.endAt ?? '' } = body
    checkRange(startAt, endAt)
    const kept = { ...bodyOf(noteBody, item), ...told({ text, subject, subjectId, subjectName }) }
    const patch = { ...told({ audience }), name: kept.text.slice(0, 80), startAt, endAt, body: asJson(kept) }
    return shown(request, await desk.change(request, params.id, patch))
  })

  registerRoute(app, deleteAnnotation, ({ params, request }) => desk.remove(request, params.id))
  registerRoute(app, restoreAnnotation, ({ params, request }) => desk.restore(request, params.id))
}
