import { part, type Segment } from '../syntax/segment.ts'
import { type CodeList, meaningOf } from './code-list.ts'
import { readContainerNo } from './container-no.ts'
import { type Note, noteAll } from './note.ts'

/** A piece of equipment as EQD tells it; `kind` is the code of the segment, CN for a container. */
export type Equipment = {
  readonly kind: string
  /** Its number without spaces; an ISO 6346 number where it is a container. */
  readonly number: string | null
  /** The ISO 6346 size and type, or the older four digits. */
  readonly isoType: string | null
  readonly lengthFt: number | null
  readonly load: 'FULL' | 'EMPTY' | null
  readonly movement: 'EXPORT' | 'IMPORT' | 'TRANSSHIPMENT' | 'DOMESTIC' | null
}

const LENGTHS: CodeList<number> = {
  ...{ '1': 10, '2': 20, '3': 30, '4': 40, '9': 45, L: 45, M: 48, P: 53 },
}
const LOADS: CodeList<Equipment['load']> = {
  ...{ '4': 'EMPTY', '5': 'FULL', '7': 'FULL', '8': 'FULL', E: 'EMPTY', F: 'FULL' },
}
const MOVEMENTS: CodeList<Equipment['movement']> = {
  ...{ '1': 'DOMESTIC', '2': 'EXPORT', '3': 'IMPORT', '6': 'TRANSSHIPMENT' },
}

/** Reads an EQD segment. */
export const readEquipment = (segment: Segment, note: Note): Equipment => {
  const given = part(segment, 2)
  const kind = part(segment, 1).toUpperCase() || 'CN'
  const container = readContainerNo(given)
  // Only containers are numbered by ISO 6346.
  if (container && kind === 'CN') noteAll(note, container.odd, given)
  const joined = joinedType(segment)
  if (joined) note('VALUE_MISPLACED', joined)
  const isoType = (joined ?? (part(segment, 3) || part(segment, 3, 3))).toUpperCase()
  const at = joined ? 4 : 5
  return {
    kind,
    number: container?.number ?? null,
    isoType: /^[0-9A-Z]{4}$/.test(isoType) ? isoType : null,
    lengthFt: meaningOf(LENGTHS, isoType.charAt(0)),
    load: meaningOf(LOADS, part(segment, at + 1)) ?? lateLoad(segment, at + 2, note),
    movement: meaningOf(MOVEMENTS, part(segment, at)),
  }
}

/** The size and type where a sender joined it to the number, which moves all behind it. */
const joinedType = (segment: Segment): string | null => {
  const text = part(segment, 2, 1)
  const free = part(segment, 3) === '' && part(segment, 3, 3) === ''
  return free && /^[0-9LMP][0-9A-Z][A-Z][0-9A-Z]$/i.test(text) ? text : null
}

const lateLoad = (segment: Segment, at: number, note: Note): Equipment['load'] => {
  const load = meaningOf(LOADS, part(segment, at))
  if (load) note('VALUE_MISPLACED', part(segment, at))
  return load
}

/** Whether equipment belongs to the container before it: its generator, or the chassis it stands on. */
export const isAttachable = (kind: string): boolean => kind === 'RG' || kind === 'CH'
