import { FORMATS, type Formats } from '@quaywise/ingest'

type FormatOf = Formats extends ReadonlyMap<string, infer Each> ? Each : never

/** The format of a kind: of calls that are read by a mapping, or of facts; undefined where there is none. */
export const formatOf = (kind: string): FormatOf | undefined => FORMATS.get(kind)

/** Every kind of data that is taken, and whether it needs a mapping. */
export const kindsOffered = (): { kind: string; needsMapping: boolean }[] =>
  [...FORMATS].map(([kind, format]) => ({ kind, needsMapping: 'visits' in format }))
