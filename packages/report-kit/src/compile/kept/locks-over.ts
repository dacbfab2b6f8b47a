import type { Question } from '../question.ts'
import { type KeptMonths, type KeptNote, monthOfWindow } from './kept-month.ts'

type Mark = Readonly<Record<string, string | number | null>>

/** The locked month in which rows lie, by its name: rows themselves are never kept; undefined where it is open. */
export const locksOver = async (
  question: Pick<Question, 'window' | 'zone'>,
  mark: Mark | undefined,
  kept: KeptMonths | undefined,
): Promise<Readonly<Record<string, KeptNote>> | undefined> => {
  const named = mark?.month ?? mark?.day
  const month = named ? String(named).slice(0, 7) : monthOfWindow(question)
  const lock = month === null || !kept ? undefined : (await kept(null, false)).get(month)
  if (!lock || month === null) return undefined
  return { [month]: { version: lock.version, at: lock.at, by: lock.by, whole: false } }
}
