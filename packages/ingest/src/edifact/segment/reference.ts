import { part, type Segment } from '../syntax/segment.ts'

/** A reference as RFF tells it: BN a booking, BM a bill of lading, RE a release, VON a voyage. */
export type Reference = { readonly role: string; readonly value: string }

/** Reads a RFF segment; null where it refers to nothing. */
export const readReference = (segment: Segment): Reference | null => {
  const [role, value] = [part(segment, 1).toUpperCase(), part(segment, 1, 1) || part(segment, 2)]
  return value === '' ? null : { role, value }
}

/** The first reference that plays one of these roles, in the order of the roles. */
export const referenceWith = (
  references: readonly Reference[],
  ...roles: readonly string[]
): string | null => {
  for (const role of roles) {
    const found = references.find((reference) => reference.role === role)
    if (found) return found.value
  }
  return null
}
