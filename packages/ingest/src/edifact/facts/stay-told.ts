import type { ContainerVisitFact, Epoch, TrunkBranch } from '@quaywise/domain'
import type { BoxStay, EndWord } from './box-stays.ts'
import { type BoxWord, bySaid } from './box-word.ts'
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

/** Two reports of one passage of the gate may differ as much as this. */
const SAME_MOVE = 86_400_000
type SameEnd = Pick<StayEvent, 'at' | 'visitId'> & { readonly mode: string }

/** Whether two reports of an end of a stay are about the same one. */
export const repeats = (a: SameEnd, b: SameEnd): boolean =>
  a.mode === b.mode &&
  (a.visitId === '' || b.visitId === '' || a.visitId === b.visitId) &&
  Math.abs(a.at - b.at) <= SAME_MOVE

/** The words of a stay that are simply taken over. */
const WORDS = ['iso_type', 'length_ft', 'gross_kg', 'reefer_c', 'imo_class', 'pol', 'pod', 'line'] as const

/** A stay of which nothing but its container is known. */
const newStay = (terminalId: string, unitId: string, containerNo: string): ContainerVisitFact => ({
  ...{ terminal_id: terminalId, unit_id: unitId, container_no: containerNo },
  ...{ iso_type: '', length_ft: 0, full_empty: 'FULL', gross_kg: 0, reefer: 0, reefer_c: 0, imo_class: '' },
  ...{ oog: 0, pol: '', pod: '', in_mode: 'TRUCK', out_mode: 'TRUCK', flow: 'IMPORT', line: '' },
  ...{ in_visit_id: '', out_visit_id: '', block_id: '' },
  ...{ arrived_at: null, yard_in: null, yard_out: null, left_at: null },
  ...{ source: SOURCE, version: 0 },
})

/** The ends of a stay that hold: of each the word that was written last. */
const endsOf = (words: readonly EndWord[]) => {
  const last = (end: StayEvent['end']): StayEvent | null =>
    words
      .filter(({ event, cancels }) => event.end === end && !cancels)
      .toSorted(bySaid)
      .at(-1)?.event ?? null
  return { into: last('IN'), out: last('OUT') }
}

/** What all words together say of the container, corrected ones too: of each column the last that says anything. */
const cargoIn = (words: readonly BoxWord[]): Partial<ContainerVisitFact> => {
  const said = words.toSorted(bySaid).map(({ cargo }) => cargo)
  const columns = WORDS.flatMap((column) => {
    const value = said.findLast((cargo) => !isBlank(cargo[column]))?.[column]
    return value === undefined ? [] : [[column, value]]
  })
  const load = said.findLast(({ full_empty }) => full_empty !== '')?.full_empty
  return {
    ...Object.fromEntries(columns),
    ...(load ? { full_empty: load } : {}),
    ...(said.some(({ reefer }) => reefer === 1) ? { reefer: 1 } : {}),
    ...(said.some(({ oog }) => oog === 1) ? { oog: 1 } : {}),
  }
}

/** The row of a stay that only messages tell, over all that was said of its deeds. */
export const stayTold = (
  terminalId: string,
  containerNo: string,
  { stay, said }: { readonly stay: BoxStay; readonly said: readonly BoxWord[] },
): ContainerVisitFact => {
  const { into, out } = endsOf(stay.words)
  return {
    ...newStay(terminalId, stay.id, containerNo),
    ...cargoIn(said),
    arrived_at: into?.at ?? null,
    left_at: out?.at ?? null,
    in_mode: into?.mode ?? out?.other.mode ?? 'TRUCK',
    out_mode: out?.mode ?? into?.other.mode ?? 'TRUCK',
    in_visit_id: visitOf(into, out),
    out_visit_id: visitOf(out, into),
  }
}

/** The call of one end: of its own event, else as the other end names it. */
const visitOf = (mine: StayEvent | null, other: StayEvent | null): string => {
  if (mine?.mode === 'TRUCK') return ''
  return mine?.visitId || other?.other.visitId || ''
}

/** What messages fill in of a stay that the terminal's own records tell: what they say stands. */
export const ownStayTold = (
  own: ContainerVisitFact,
  { stay, said }: { readonly stay: BoxStay; readonly said: readonly BoxWord[] },
): ContainerVisitFact => {
  const { into, out } = endsOf(stay.words)
  const cargo = Object.entries(cargoIn(said)).filter(
    ([column]) => column !== 'full_empty' && isBlank(own[column as keyof ContainerVisitFact]),
  )
  return {
    ...own,
    ...Object.fromEntries(cargo),
    arrived_at: own.arrived_at ?? into?.at ?? null,
    left_at: own.left_at ?? out?.at ?? null,
    in_visit_id: own.in_visit_id || (into?.visitId ?? ''),
    out_visit_id: own.out_visit_id || (out?.visitId ?? ''),
  }
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

const isBlank = (value: unknown): boolean => value === '' || value === 0 || value === null
