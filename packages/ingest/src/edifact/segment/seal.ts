import { part, type Segment } from '../syntax/segment.ts'

/** A seal as SEL tells it; `issuer` is CA the carrier, SH the shipper, CU the customs. */
export type Seal = { readonly number: string; readonly issuer: string | null }

/** Reads a SEL segment; null where it has no number. */
export const readSeal = (segment: Segment): Seal | null => {
  const number = part(segment, 1)
  return number === '' ? null : { number, issuer: part(segment, 2) || part(segment, 1, 1) || null }
}
