import type { EquipmentKind, LegFact, LegStage, OpMode, WaitRoot } from '@quaywise/domain'
import type { LegPart } from './leg-parts.ts'

/** A part of an order's way with the machine that did it. */
export type MachinePart = Omit<LegPart, 'order'> & { readonly eqKind: EquipmentKind; readonly eqId: string }

/** What is known of an order besides its way; '' is not told. */
export type OrderSaid = { readonly unit: string; readonly op: OpMode | ''; readonly visitId: string }

/** The operations in which a stacking crane takes a box out of its stack, and those in which it brings one in. */
const OUT: ReadonlySet<string> = new Set(['LOAD', 'DELIVER', 'ITT_OUT'])
const IN: ReadonlySet<string> = new Set(['DISC', 'RECEIVE', 'ITT_IN'])

/** Where a machine stands in the chain of an order. */
type Place = {
  readonly part: MachinePart
  readonly before: MachinePart | undefined
  readonly after: MachinePart | undefined
}

/**
 * The stages of an order, in the order of time. The operation is the one that is told, else what the way shows: over the
 * quay first is a discharge. A move of a stacking crane alone, of which nothing tells whether it went in or out, is none.
 */
export const legRows = (
  { terminalId, order }: { readonly terminalId: string; readonly order: string },
  said: OrderSaid,
  parts: readonly MachinePart[],
): readonly LegFact[] => {
  const way = placesOf(parts)
  const op = said.op || operationShown(parts)
  const crane = parts.find(({ eqKind }) => eqKind === 'QC')
  const staged = way.flatMap((place) => {
    const stage = stageOf(place, op)
    return stage ? [{ ...place, stage }] : []
  })
  return staged.map(({ part, before, after, stage }, i) => ({
    ...{ terminal_id: terminalId, wi_id: order, seq: i + 1, stage, eq_kind: part.eqKind, eq_id: part.eqId },
    ...{ unit_id: said.unit, op, visit_id: said.visitId, qc_id: crane?.eqId ?? '', block_id: '' },
    ...{ started_at: part.from, ended_at: part.to, wait_ms: part.waitMs },
    ...{ wait_root: rootOf(part, part.kind === 'STARVED' ? before : after), source: 'tic40' },
  }))
}

/** The parts with the machines that had the box before and after. */
const placesOf = (parts: readonly MachinePart[]): readonly Place[] =>
  parts.map((part, i) => ({
    part,
    before: parts.slice(0, i).findLast(({ eqId }) => eqId !== part.eqId),
    after: parts.slice(i + 1).find(({ eqId }) => eqId !== part.eqId),
  }))

const operationShown = (parts: readonly MachinePart[]): OpMode | '' => {
  const quay = parts.findIndex(({ eqKind }) => eqKind === 'QC')
  const road = parts.findIndex(({ eqKind }) => eqKind !== 'QC')
  if (quay < 0 || road < 0) return ''
  return quay < road ? 'DISC' : 'LOAD'
}

const stageOf = ({ part, before, after }: Place, op: OpMode | ''): LegStage | null => {
  if (part.eqKind === 'QC') return 'QC'
  if (part.eqKind === 'AGV') return op === 'DISC' ? 'AGV_IN' : 'AGV'
  if (OUT.has(op)) return 'ASC_OUT'
  if (IN.has(op)) return 'ASC_IN'
  if (op !== '' || (before === undefined) === (after === undefined)) return null
  return before === undefined ? 'ASC_OUT' : 'ASC_IN'
}

const BY_KIND: Readonly<Record<EquipmentKind, WaitRoot>> = { QC: 'QC', AGV: 'AGV', ASC: 'ASC_WATER' }

/** Whom a wait is laid to: as told, else the machine that it was to meet. */
const rootOf = ({ root }: MachinePart, met: MachinePart | undefined): WaitRoot | '' =>
  root === 'UNKNOWN' && met ? BY_KIND[met.eqKind] : root
