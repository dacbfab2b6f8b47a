import type { z } from 'zod'
import { type FactMapping, factMapping } from './fact-mapping.ts'
import { type Mapping, mapping } from './mapping.ts'
import { compileFormat } from './stamp-format.ts'

/** One thing wrong in a mapping: where (`columns.vessel`) and what, by its schema, or as what a format does not tell. */
export type MappingError = {
  readonly path: string
  readonly message: string
  readonly issue?: z.core.$ZodIssue
  readonly lacks?: readonly string[]
}

/** A mapping from data of any shape, or everything that is wrong with it. */
export type Parsed<M> = { readonly mapping: M } | { readonly errors: readonly MappingError[] }

/** A mapping of port calls from data of any shape, or everything that is wrong with it. */
export const parseMapping = (body: unknown): Parsed<Mapping> => {
  const parsed = mapping.safeParse(body)
  return parsed.success
    ? checked(parsed.data, formatErrors(parsed.data))
    : { errors: issuesOf(parsed.error.issues) }
}

/** A mapping of any kind from data of any shape, or everything that is wrong with it. */
export const parseAnyMapping = (body: unknown): Parsed<Mapping | FactMapping> => {
  if (!isOfFacts(body)) return parseMapping(body)
  const parsed = factMapping.safeParse(body)
  return parsed.success
    ? checked(parsed.data, momentErrors(parsed.data))
    : { errors: issuesOf(parsed.error.issues) }
}

const checked = <M>(found: M, errors: readonly MappingError[]): Parsed<M> =>
  errors.length > 0 ? { errors } : { mapping: found }

const issuesOf = (issues: readonly z.core.$ZodIssue[]): readonly MappingError[] =>
  issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message, issue }))

const isOfFacts = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'kind' in body && body.kind !== 'port-calls'

/** A format of facts tells a date, and may tell a time. */
const momentErrors = ({ dateFormats }: FactMapping): readonly MappingError[] =>
  missingParts(dateFormats.map((format, i) => ({ path: `dateFormats.${i}`, format, needs: ['d', 'M', 'y'] })))

const formatErrors = ({ dateFormats, timeFormats }: Mapping): readonly MappingError[] =>
  missingParts([
    ...dateFormats.map((format, i) => ({ path: `dateFormats.${i}`, format, needs: ['d', 'M', 'y'] })),
    ...timeFormats.map((format, i) => ({ path: `timeFormats.${i}`, format, needs: ['H', 'm'] })),
  ])

type Told = { readonly path: string; readonly format: string; readonly needs: readonly string[] }

const missingParts = (formats: readonly Told[]): readonly MappingError[] =>
  formats.flatMap(({ path, format, needs }) => {
    const missing = needs.filter(
      (part) => !compileFormat(format).parts.some((found) => found.startsWith(part)),
    )
    const message = `"${format}" does not tell ${missing.join(', ')}`
    return missing.length > 0 ? [{ path, message, lacks: missing }] : []
  })
