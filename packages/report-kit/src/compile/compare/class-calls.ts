import type { Reader } from '../answer.ts'
import { columnText } from '../engine-row.ts'
import type { Question } from '../question.ts'

/** A call of the class of another, epoch milliseconds. */
export type ClassCall = { readonly visit: string; readonly begins: number; readonly ends: number }

/** As many calls make a class; fewer of the service are filled up from the trunk or branch calls of the terminal. */
const CALLS = 8

const FINISHED = `
WITH chosen AS (
  SELECT service, trunk_branch, coalesce(atb, sort_at) AS began FROM quaywise.vessel_visit FINAL
  WHERE terminal_id = {terminal:String} AND visit_id IN {visits:Array(String)} ORDER BY began LIMIT 1
)
SELECT visit_id AS visit, toUnixTimestamp64Milli(coalesce(ata, atb)) AS begins, toUnixTimestamp64Milli(assumeNotNull(atd)) AS ends
FROM quaywise.vessel_visit FINAL
WHERE terminal_id = {terminal:String} AND isNotNull(atd) AND isNotNull(atb) AND own_ship = 'OWN'
  AND atd <= (SELECT began FROM chosen) AND trunk_branch = (SELECT trunk_branch FROM chosen)
ORDER BY service = (SELECT service FROM chosen) DESC, atd DESC LIMIT ${CALLS}`

/** The last finished calls of the class of a call: of its service first, then of the same size of line. */
export const classCalls = async (question: Question, { query }: Reader): Promise<readonly ClassCall[]> => {
  const visits = question.restrictions
    .filter(({ dimension }) => dimension === 'visit')
    .flatMap(({ values }) => values.map((value) => value ?? ''))
  if (visits.length === 0) return []
  const rows = await query(FINISHED, { terminal: question.terminal, visits })
  return rows.map((row) => ({
    visit: columnText(row, 'visit'),
    begins: Number(row.begins),
    ends: Number(row.ends),
  }))
}
