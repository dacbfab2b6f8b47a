import { type AnswerRow, plainCell } from './answer.ts'
import { comparedWith, compareOf } from './compare/compared-question.ts'
import type { ComparedBody } from './compare/run-compared.ts'
import type { Question } from './question.ts'
import type { CustomQuery, PanelContext, PanelRequest } from './run-panel.ts'

type Asked = Pick<PanelContext, 'queries' | 'reader'> & {
  readonly panelId: string
  readonly question: Question
  readonly compare: PanelRequest['compare']
}

/**
 * Answers a panel with own SQL. Where the query can be compared and the request asks for it, the rows of what it is
 * compared with stand beside its own.
 */
export const runCustom = async ({
  panelId,
  question,
  compare,
  queries,
  reader,
}: Asked): Promise<ComparedBody> => {
  const query = queries[panelId]
  if (!query)
    throw new Error(
      `No query is written for the custom panel ${panelId}; add it to queries.ts of its report.`,
    )
  const own = query(question)
  if (compare === undefined || own.compares !== true) return told(own, question, reader)
  const compared = await comparedWith(compareOf(compare), question, reader)
  if (!compared) return { ...(await told(own, question, reader)), compare: null }
  const [body, other] = await Promise.all([
    told(own, question, reader),
    told(query(compared.question), compared.question, reader),
  ])
  return { ...body, comparedRows: other.rows, compare: compared.question.window }
}

const told = async (
  { sql, params, columns, applies, arrange }: ReturnType<CustomQuery>,
  { restrictions }: Question,
  reader: PanelContext['reader'],
) => {
  const rows = (await reader.query(sql, params)) as readonly AnswerRow[]
  const left = restrictions.filter(({ dimension }) => applies?.includes(dimension) === false)
  return {
    columns: columns.map((column, index) =>
      index === 0 && left.length > 0 ? { ...column, notApplied: left.map(({ of }) => of) } : column,
    ),
    rows: (arrange ? arrange(rows) : rows).map((row) =>
      Object.fromEntries(columns.map((c) => [c.key, plainCell(row[c.key], c.type)])),
    ),
  }
}
