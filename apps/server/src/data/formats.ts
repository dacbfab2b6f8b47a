import { FORMATS } from '@quaywise/ingest'

/** Every kind of data that is taken, and whether it needs a mapping. */
export const kindsOffered = (): { kind: string; needsMapping: boolean }[] =>
  [...FORMATS].map(([kind, format]) => ({ kind, needsMapping: 'visits' in format }))
