import { type EntityKind, type EntityRef, isEntityKind } from '@quaywise/contract/entity-kinds'

export type { EntityKind, EntityRef }

/** A thing as an address names it: `crane:QC07`. */
export const entityText = ({ kind, id }: EntityRef): string => `${kind}:${id}`

/** The thing that an address names; null where it names none. */
export function entityOf(text: string | undefined): EntityRef | null {
  const colon = text?.indexOf(':') ?? -1
  if (text === undefined || colon < 1) return null
  const [kind, id] = [text.slice(0, colon), text.slice(colon + 1)]
  return isEntityKind(kind) && id !== '' && id.length <= 100 ? { kind, id } : null
}

/** The dimensions whose values are things that have a drawer. */
const KIND_OF: Readonly<Record<string, EntityKind>> = {
  visit: 'visit',
  crane: 'crane',
  agv: 'agv',
  asc: 'asc',
  block: 'block',
  unit: 'container',
  truck_visit: 'truck',
  instruction: 'instruction',
}

/** The thing that a value of a dimension names; null where it names none. */
export function entityOfKey(dimension: string, value: unknown): EntityRef | null {
  const kind = KIND_OF[dimension]
  return kind && typeof value === 'string' && value !== '' ? { kind, id: value } : null
}
