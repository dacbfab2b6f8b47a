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

/** Reads an EQD segment. The size stands as a code or as its description; the load one element late with some. */
export const readEquipment = (segment: Segment, note: Note): Equipment => {
  const given = part(segment, 2)
  const kind = part(segment, 1).toUpperCase() || 'CN'
  const container = readContainerNo(given)
  // Only containers are numbered by ISO 6346.
  if (container && kind === 'CN') noteAll(note, container.odd, given)
  const isoType = (part(segment, 3) || part(segment, 3, 3)).toUpperCase()
  return {
    kind,
    number: container?.number ?? null,
    isoType: /^[0-9A-Z]{4}$/.test(isoType) ? isoType : null,
    lengthFt: meaningOf(LENGTHS, isoType.charAt(0)),
    load: meaningOf(LOADS, part(segment, 6)) ?? meaningOf(LOADS, part(segment, 7)),
    movement: meaningOf(MOVEMENTS, part(segment, 5)),
  }
}

/** Whether equipment belongs to the container before it: its generator, or the chassis it stands on. */
export const isAttachable = (kind: string): boolean => kind === 'RG' || kind === 'CH'
