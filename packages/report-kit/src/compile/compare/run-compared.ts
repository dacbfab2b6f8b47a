import type { Panel } from '../../panel.ts'
import type { Reader } from '../answer.ts'
import type { Question } from '../question.ts'
import { RequestError } from '../request-error.ts'
import type { Body, PanelRequest } from '../run-panel.ts'
import { byChange, type ChangeOrder, changeOrderOf } from './changes.ts'
import { comparedBody, MOST_GROUPS } from './compared-body.ts'
import { comparedWith, compareOf } from './compared-question.ts'

/** Kinds whose rows are groups of measures; tiles and own queries compare for themselves. */
const COMPARABLE: readonly string[] = [
  'line',
  'bar',
  'stacked',
  'heatmap',
  'calendar',
  'scorecard',
  'ranked',
  'scatter',
  'histogram',
  'pareto',
  'table',
] satisfies readonly Panel['kind'][]

type Asked = {
  readonly kind: Panel['kind']
  readonly question: Question
  readonly request: PanelRequest
  readonly reader: Reader
  /** Answers the panel for a request without its comparison. */
  readonly ask: (request: PanelRequest) => Promise<Body>
}

/** A body with what it was compared with: its window, or null where there is nothing to compare with. */
export type ComparedBody = Body & { readonly compare?: Question['window'] | null }

/** Answers a panel, and where the request asks for it puts what it is compared with beside each number. */
export const runCompared = async ({ kind, question, request, reader, ask }: Asked): Promise<ComparedBody> => {
  const { compare, ...plain } = request
  const orders = (request.sorter ?? []).flatMap(({ key, order }) => {
    const found = changeOrderOf(key, order === 'descend')
    return found ? [found] : []
  })
  if (compare === undefined && orders.length > 0)
    throw new RequestError(
      'sorter',
      'Only what is compared can be sorted by its change; choose a comparison.',
    )
  if (compare === undefined || !COMPARABLE.includes(kind)) return ask(plain)
  const compared = await comparedWith(compareOf(compare), question, reader)
  if (!compared) return { ...(await ask(unordered(plain, orders))), compare: null }
  const { window } = compared.question
  const narrowed = (request.where ?? []).length > 0
  const put = async (body: Body): Promise<Body> => {
    const put = await comparedBody(body, question, compared, { kind, narrowed }, reader)
    // What meets the conditions on columns here may not meet them there: the total over it has nothing to stand against.
    return plain.where?.length && body.subtotal ? { ...put, subtotal: body.subtotal } : put
  }
  if (orders.length === 0) return { ...(await put(await ask(plain))), compare: window }
  return { ...(await inOrder(plain, orders, ask, put)), compare: window }
}

const unordered = (request: PanelRequest, orders: readonly ChangeOrder[]): PanelRequest =>
  orders.length === 0 ? request : { ...request, sorter: [] }

/** Changes are known only when both sides are: all groups are compared, then ordered, then a page is taken. */
const inOrder = async (
  request: PanelRequest,
  orders: readonly ChangeOrder[],
  ask: Asked['ask'],
  put: (body: Body) => Promise<Body>,
): Promise<Body> => {
  const all = await ask({ ...request, sorter: [], current: 1, pageSize: MOST_GROUPS })
  const measures = new Set(all.columns.map(({ key }) => key))
  const unknown = orders.findIndex(({ measure }) => !measures.has(measure))
  if (unknown >= 0)
    throw new RequestError(
      `sorter[${unknown}].key`,
      `This table has no column ${orders[unknown]?.measure}.`,
      'unknownField',
    )
  if ((all.total ?? 0) > MOST_GROUPS)
    throw new RequestError(
      'sorter',
      `More than ${MOST_GROUPS} rows cannot be sorted by their change.`,
      'tooMany',
      MOST_GROUPS,
    )
  const body = await put(all)
  const pageSize = request.pageSize ?? 50
  const from = ((request.current ?? 1) - 1) * pageSize
  return { ...body, rows: byChange(body.rows, orders).slice(from, from + pageSize) }
}
