import { type Mapping, mapping } from './mapping.ts'
import { compileFormat } from './stamp-format.ts'

/** One thing wrong in a mapping: where (`columns.vessel`) and what. */
export type MappingError = { readonly path: string; readonly message: string }

/** A mapping from data of any shape, or everything that is wrong with it. */
export const parseMapping = (
  body: unknown,
): { readonly mapping: Mapping } | { readonly errors: readonly MappingError[] } => {
  const parsed = mapping.safeParse(body)
  if (!parsed.success)
    return {
      errors: parsed.error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message })),
    }
  const errors = formatErrors(parsed.data)
  return errors.length > 0 ? { errors } : { mapping: parsed.data }
}

const formatErrors = ({ dateFormats, timeFormats }: Mapping): readonly MappingError[] =>
  [
    ...dateFormats.map((format, i) => ({ path: `dateFormats.${i}`, format, needs: ['d', 'M', 'y'] })),
    ...timeFormats.map((format, i) => ({ path: `timeFormats.${i}`, format, needs: ['H', 'm'] })),
  ].flatMap(({ path, format, needs }) => {
    const missing = needs.filter(
      (part) => !compileFormat(format).parts.some((found) => found.startsWith(part)),
    )
    return missing.length > 0 ? [{ path, message: `"${format}" does not tell ${missing.join(', ')}` }] : []
  })
