import { FORMATS } from '@quaywise/ingest'

/** The format that reads calls of vessels by a mapping; undefined for a kind that is read otherwise. */
export const callFormat = (kind: string) => (Object.hasOwn(FORMATS, kind) ? FORMATS[kind] : undefined)

/** Every kind of data that is taken, and whether it needs a mapping. */
export const kindsOffered = (): { kind: string; needsMapping: boolean }[] =>
  Object.keys(FORMATS).map((kind) => ({ kind, needsMapping: true }))
