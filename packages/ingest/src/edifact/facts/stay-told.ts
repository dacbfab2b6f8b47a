import type { ContainerVisitFact, Epoch, MaybeEpoch, TrunkBranch } from '@quaywise/domain'
import type { cargoOf } from './cargo.ts'
import { SOURCE } from './telling.ts'

/** One end of a stay: a container comes or leaves, by vessel or by land. */
export type StayEvent = {
  readonly end: 'IN' | 'OUT'
  readonly mode: 'VESSEL' | 'TRUCK'
  readonly at: Epoch
  /** The call, where the container comes or leaves by it. */
  readonly visitId: string
  /** What the message says of the other end: how the container leaves, or came. */
  readonly other: { readonly mode: 'VESSEL' | 'TRUCK'; readonly visitId: string }
}

type Cargo = ReturnType<typeof cargoOf> & { readonly oog: 0 | 1 }
/** The words of a stay that are simply taken over. */
const WORDS = ['iso_type', 'length_ft', 'gross_kg', 'reefer_c', 'imo_class', 'pol', 'pod', 'line'] as const

/** A stay of which nothing but its container is known. */
export const newStay = (terminalId: string, unitId: string, containerNo: string): ContainerVisitFact => ({
  ...{ terminal_id: terminalId, unit_id: unitId, container_no: containerNo },
  ...{ iso_type: '', length_ft: 0, full_empty: 'FULL', gross_kg: 0, reefer: 0, reefer_c: 0, imo_class: '' },
  ...{ oog: 0, pol: '', pod: '', in_mode: 'TRUCK', out_mode: 'TRUCK', flow: 'IMPORT', line: '' },
  ...{ in_visit_id: '', out_visit_id: '', block_id: '' },
  ...{ arrived_at: null, yard_in: null, yard_out: null, left_at: null },
  ...{ source: SOURCE, version: 0 },
})

/** A stay with what a message says of the container; what the terminal's own records say stands. */
export const withCargo = (stay: ContainerVisitFact, cargo: Cargo, version: number): ContainerVisitFact => {
  const newer = stay.source === SOURCE && version >= stay.version
  const told = WORDS.filter((key) => !isBlank(cargo[key]) && (isBlank(stay[key]) || newer))
  return {
    ...stay,
    ...Object.fromEntries(told.map((key) => [key, cargo[key]])),
    full_empty: cargo.full_empty !== '' && newer ? cargo.full_empty : stay.full_empty,
    reefer: cargo.reefer === 1 ? 1 : stay.reefer,
    oog: cargo.oog === 1 ? 1 : stay.oog,
  }
}

/** A stay with one of its ends; an end that the terminal's own records tell stands. */
export const withEvent = (
  stay: ContainerVisitFact,
  event: StayEvent,
  version: number,
): ContainerVisitFact => {
  const own = stay.source === SOURCE
  const known = event.end === 'IN' ? stay.arrived_at : stay.left_at
  const at: MaybeEpoch = known === null || (own && version >= stay.version) ? event.at : known
  if (event.end === 'IN') {
    const seen = { ...stay, arrived_at: at, in_visit_id: stay.in_visit_id || event.visitId }
    if (!own) return seen
    return {
      ...seen,
      in_visit_id: event.visitId,
      in_mode: event.mode,
      out_mode: stay.left_at === null ? event.other.mode : stay.out_mode,
      out_visit_id: stay.out_visit_id || event.other.visitId,
    }
  }
  const seen = { ...stay, left_at: at, out_visit_id: stay.out_visit_id || event.visitId }
  if (!own) return seen
  return {
    ...seen,
    out_visit_id: event.visitId,
    out_mode: event.mode,
    in_mode: stay.arrived_at === null ? event.other.mode : stay.in_mode,
    in_visit_id: stay.in_visit_id || event.other.visitId,
  }
}

/** A stay whose end is taken back, where a message had told it. */
export const withoutEvent = (stay: ContainerVisitFact, { end }: StayEvent): ContainerVisitFact => {
  if (stay.source !== SOURCE) return stay
  return end === 'IN'
    ? { ...stay, arrived_at: null, in_visit_id: '' }
    : { ...stay, left_at: null, out_visit_id: '' }
}

/** The flow of a stay that messages tell, by how its container comes and leaves. */
export const flowOf = (
  { in_mode, out_mode }: Pick<ContainerVisitFact, 'in_mode' | 'out_mode'>,
  inbound: TrunkBranch,
  outbound: TrunkBranch,
): ContainerVisitFact['flow'] => {
  if (out_mode === 'TRUCK') return 'IMPORT'
  if (in_mode === 'TRUCK') return 'EXPORT'
  if (inbound === 'BRANCH') return 'BRANCH_TRUNK'
  return outbound === 'BRANCH' ? 'TRUNK_BRANCH' : 'TRUNK_TRUNK'
}

const isBlank = (value: string | number): boolean => value === '' || value === 0
