import type { EquipmentKind, VisitStamp } from '@quaywise/domain'
import type { Classifier } from '../dcsa/code.ts'
import type { JsonFault, JsonReason, JsonWarning } from '../json/reason.ts'
import type { TicOrder } from './order.ts'
import type { TicReason, TicWarning } from './reason.ts'

/** A word on a stamp of a vessel's call. */
export type VisitWord = {
  readonly key: string
  readonly visitId: string
  readonly vessel: string
  readonly stamp: VisitStamp
  readonly classifier: Classifier
  readonly at: number
  readonly toldAt: number | null
}

/** The stamps of a truck's visit that are kept, as columns of its fact. */
export type TruckStamp =
  | 'arrived_at'
  | 'gate_in_started_at'
  | 'gate_in_at'
  | 'gate_out_started_at'
  | 'gate_out_at'

/** A stamp of a truck's visit. */
export type TruckWord = {
  readonly key: string
  readonly truckVisitId: string
  readonly stamp: TruckStamp
  readonly at: number
}

/** A stamp of a container's visit, as a column of its fact. */
export type ContainerWord = {
  readonly key: string
  readonly unitId: string
  readonly containerNo: string
  readonly stamp: 'arrived_at' | 'yard_in' | 'yard_out' | 'left_at'
  readonly at: number
}

/** A machine as the file names it; the kind is null where its type is none that the terminal knows. */
export type Machine = { readonly eqId: string; readonly eqKind: EquipmentKind | null }

/** One step of a machine, as it was observed: that it is in it, or no longer is. */
type MachineStep = Machine & {
  /** The word of the step, in small letters. */
  readonly word: string
  readonly on: boolean
  readonly at: number
  /** The orders at which the machine was, as far as the message tells. */
  readonly orders: readonly TicOrder[]
}

/** One end of a cycle of a machine. */
export type CycleEnd = Machine & {
  readonly cycleId: string
  readonly end: 'start' | 'end'
  readonly at: number
  /** The containers that it carried, as far as the message tells. */
  readonly boxes: readonly string[]
}

/** What a machine measured, in the units of its fact (m, m/s, kg, %). */
export type MachineMeasure = Machine & {
  readonly field: 'x' | 'y' | 'z' | 'speed' | 'load_kg' | 'soc' | 'wind'
  readonly value: number
  readonly at: number
}

type Read =
  | { readonly kind: 'visit-word'; readonly word: VisitWord }
  | { readonly kind: 'truck-word'; readonly word: TruckWord }
  | { readonly kind: 'container-word'; readonly word: ContainerWord }
  | { readonly kind: 'step'; readonly step: MachineStep }
  | { readonly kind: 'cycle-end'; readonly told: CycleEnd }
  | { readonly kind: 'measure'; readonly measure: MachineMeasure }

/** The end of a message: what was read since the one before was told by it. */
export type TicMessageEnd = { readonly line: number; readonly raw: string; readonly keep: boolean }

/** What a TIC4.0 file yields, in its order; at the end what was understood and not used, counted. */
export type TicReading =
  | (Read & { readonly line: number })
  | ({ readonly kind: 'message-end' } & TicMessageEnd)
  | { readonly kind: 'unused-counts'; readonly counts: ReadonlyMap<string, number> }
  | {
      readonly kind: 'notice'
      readonly code: TicWarning | JsonWarning
      readonly line: number
      readonly column?: string
    }
  | {
      readonly kind: 'rejection'
      readonly reason: TicReason | JsonReason
      readonly line: number
      readonly column?: string
      readonly value?: string
      readonly raw: string
    }
  | { readonly kind: 'fault'; readonly code: JsonFault }
