import { DATASETS, type Dataset } from '@quaywise/metrics'
import type { Restriction } from './question.ts'
import { RequestError } from './request-error.ts'

/** A value of a mark's dimension. */
export type MarkValue = string | number | null

/** What was chosen on the page, by dimension: a restriction of all panels. */
export type Marks = Readonly<Record<string, readonly MarkValue[]>>

const HOUR = /^(19[7-9]|20\d|21\d)\d-\d{2}-\d{2}T/

/**
 * The restrictions of what was chosen on the page; each names itself `marks.<dimension>`. Throws `RequestError` on a
 * dimension that there is not, or an hour that is none.
 */
export const restrictionsOfMarks = (marks: Marks | undefined): readonly Restriction[] =>
  Object.entries(marks ?? {}).flatMap(([dimension, values]) => {
    if (values.length === 0) return []
    const known = (DATASETS as readonly Dataset[]).some(({ dimensions }) =>
      Object.hasOwn(dimensions, dimension),
    )
    if (!known) throw new RequestError(`marks.${dimension}`, `There is no dimension ${dimension}.`)
    const of = `marks.${dimension}`
    return [{ dimension, values: values.map((value) => markText(dimension, value, of)), of }]
  })

/** The value of a mark as a restriction takes it. Throws `RequestError` on an hour that is none. */
export const markText = (dimension: string, value: MarkValue, path: string): string | null => {
  if (dimension !== 'hour') return value === null ? null : String(value)
  const epoch = HOUR.test(String(value)) ? Date.parse(String(value)) : Number.NaN
  if (Number.isNaN(epoch))
    throw new RequestError(path, 'An hour is an instant such as 2026-01-12T00:00:00Z.', 'format')
  return new Date(epoch).toISOString()
}
