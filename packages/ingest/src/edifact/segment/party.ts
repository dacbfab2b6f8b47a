import { part, type Segment } from '../syntax/segment.ts'

/** A party as NAD tells it: CA the carrier, CF the operator of the container, MS and MR sender and recipient. */
export type Party = { readonly role: string; readonly code: string | null; readonly name: string | null }

/** Reads a NAD segment; null where it names nobody. */
export const readParty = (segment: Segment): Party | null => {
  const [role, code] = [part(segment, 1).toUpperCase(), part(segment, 2)]
  const name = part(segment, 4) || part(segment, 3)
  return role === '' || (code === '' && name === '') ? null : { role, code: code || null, name: name || null }
}

/** The first party that plays one of these roles, in the order of the roles: its code, or else its name. */
export const partyWith = (parties: readonly Party[], ...roles: readonly string[]): string | null => {
  for (const role of roles) {
    const found = parties.find((party) => party.role === role)
    if (found) return found.code ?? found.name
  }
  return null
}
