import { PLANNER } from './planner.ts'
import type { Scenario } from './scenario.ts'
import { contradictions } from './sense.ts'
import { scenarioShape } from './shape.ts'

const MOST_CHARACTERS = 1_000_000
const MOST_PROBLEMS = 50

/** What came of reading a file: the thing itself, or up to 50 sentences on what is wrong and where. */
export type Parsed<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly string[] }

/** The answer that a file cannot be used. */
export const refused = (...problems: readonly string[]): { ok: false; problems: readonly string[] } => ({
  ok: false,
  problems: problems.slice(0, MOST_PROBLEMS),
})

/** Any JSON text as a value; a text over a million characters or with a fault is refused, never thrown. */
export const parseJson = (json: string): Parsed<unknown> => {
  if (json.length > MOST_CHARACTERS) return refused('the file: must be at most 1,000,000 characters')
  try {
    return { ok: true, value: JSON.parse(json.replace(/^\uFEFF/, '')) }
  } catch (error) {
    return refused(`the file: is not JSON (${error instanceof Error ? error.message : String(error)})`)
  }
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Reads a scenario file (JSON of exactly the fields of `Scenario`; `planner` may be left out). Never throws. */
export const parseScenario = (json: string): Parsed<Scenario> => {
  const parsed = parseJson(json)
  if (!parsed.ok) return parsed
  const value: unknown = isObject(parsed.value) ? { planner: PLANNER, ...parsed.value } : parsed.value
  const problems: string[] = []
  if (!scenarioShape(value, '', problems)) return refused(...problems)
  const between = contradictions(value)
  return between.length > 0 ? refused(...between) : { ok: true, value }
}
