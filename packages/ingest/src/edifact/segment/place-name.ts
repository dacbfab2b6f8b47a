import { part, type Segment } from '../syntax/segment.ts'
import type { Note } from './note.ts'

/** A place as LOC tells it: what it is to the message (the code of the segment), its code and its terminal. */
export type PlaceName = {
  readonly role: string
  /** A UN/LOCODE in capitals, or whatever the sender calls the place. */
  readonly code: string | null
  readonly name: string | null
  readonly terminal: string | null
}

const LOCODE = /^[A-Z]{2}[A-Z2-9]{3}$/
/** Roles whose place is a port, and so has a UN/LOCODE. */
const PORTS = new Set(['5', '6', '9', '11', '12', '13', '61', '76', '83', '94', '152', '153', '170'])

/** Reads a LOC segment; null where it names no place at all. */
export const readPlaceName = (segment: Segment, note: Note): PlaceName | null => {
  const role = part(segment, 1)
  const given = part(segment, 2)
  const code = given.toUpperCase().replace(/\s+/g, '')
  const known = LOCODE.test(code)
  const name = part(segment, 2, 3) || null
  const terminal = part(segment, 3) || part(segment, 4) || null
  if (given === '' && name === null && terminal === null) return null
  if (PORTS.has(role) && given !== '' && !known) note('PORT_NOT_LOCODE', given)
  return { role, code: known ? code : given || null, name, terminal }
}

/** The first place that plays one of these roles, in the order of the roles. */
export const placeWith = (places: readonly PlaceName[], ...roles: readonly string[]): PlaceName | null => {
  for (const role of roles) {
    const found = places.find((place) => place.role === role && (place.code ?? place.terminal) !== null)
    if (found) return found
  }
  return null
}
