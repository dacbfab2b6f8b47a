import type { Reader } from '../answer.ts'
import { newBindings } from '../bindings.ts'
import { columnText } from '../engine-row.ts'
import type { Question } from '../question.ts'
import { engineInstant } from '../window.ts'

/** A call of a question beside the same vessel's call before it. */
export type CallPair = {
  readonly visit: string
  readonly before: string
  /** Where both calls begin, in epoch milliseconds. */
  readonly begins: number
  readonly beganBefore: number
  /** Where the call before ends: all that counts for it lies before. */
  readonly endedBefore: number
}

const FROM = "{from:DateTime64(3, 'UTC')}"
const TO = "{to:DateTime64(3, 'UTC')}"

const lagOf = (column: string): string =>
  `lagInFrame(${column}, 1) OVER (PARTITION BY ship ORDER BY begins, visit_id ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW)`

/** Each call with the one before it of the same ship: by IMO number, else by name. */
const PAIRS = `
SELECT visit_id AS visit, before, toUnixTimestamp64Milli(begins) AS begins, toUnixTimestamp64Milli(began_before) AS began_before,
  toUnixTimestamp64Milli(ended_before) AS ended_before
FROM (
  SELECT *, ${lagOf('visit_id')} AS before, ${lagOf('begins')} AS began_before, ${lagOf('ends')} AS ended_before
  FROM (
    SELECT visit_id, if(imo != '', imo, vessel) AS ship, counted_at, coalesce(ata, atb, sort_at) AS begins,
      greatest(coalesce(atd, atb, sort_at), ifNull(counted_at, sort_at), sort_at) AS ends
    FROM quaywise.vessel_visit FINAL WHERE terminal_id = {terminal:String}
  )
)
WHERE before != ''`

const BELONGS = {
  call: `counted_at >= ${FROM} AND counted_at < ${TO}`,
  time: `begins < ${TO} AND ends > ${FROM}`,
} as const

/** The calls that a question is about, each with the call before it; calls without one are left out. */
export const callPairs = async (question: Question, { query }: Reader): Promise<readonly CallPair[]> => {
  const bindings = newBindings({
    terminal: question.terminal,
    from: engineInstant(question.window.from),
    to: engineInstant(question.window.to),
  })
  const named = question.restrictions.filter(({ dimension }) => dimension === 'visit')
  const listed = named.map(({ values }) => {
    const ids = values.map((value) => value ?? '')
    return `visit IN ${bindings.bind(ids, 'Array(String)')}`
  })
  const wanted = listed.length > 0 ? listed.join(' AND ') : BELONGS[question.basis]
  const rows = await query(`${PAIRS} AND ${wanted} LIMIT 5000`, bindings.params)
  return rows.map((row) => ({
    visit: columnText(row, 'visit'),
    before: columnText(row, 'before'),
    begins: Number(row.begins),
    beganBefore: Number(row.began_before),
    endedBefore: Number(row.ended_before),
  }))
}
