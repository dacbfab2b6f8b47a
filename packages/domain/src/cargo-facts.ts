import type { Epoch, MaybeEpoch } from './epoch.ts'
import type { QuayOp } from './operation.ts'

/** What plans, lists and orders say of a container; '' and 0 where they do not. */
type Cargo = {
  container_no: string
  iso_type: string
  length_ft: number
  full_empty: 'FULL' | 'EMPTY' | ''
  gross_kg: number
  pol: string
  pod: string
  imo_class: string
  /** A reefer that needs power, and its set temperature in degrees Celsius. */
  reefer: 0 | 1
  reefer_c: number
  line: string
}

/** Which picture of the ship a stow plan draws: as it comes, as it leaves, or what is to be done. */
export type StowPlan = 'ARRIVAL' | 'DEPARTURE' | 'WORK'

/**
 * One position of one stow plan of a call. Of a plan only the newest `planned_at` holds: what an older one has
 * and the newest has not is no longer planned.
 */
export type StowPositionFact = Cargo & {
  terminal_id: string
  visit_id: string
  plan: StowPlan
  /** What a `WORK` plan is to do at the position; '' in pictures of the ship. */
  op: QuayOp | ''
  bay: number
  row: number
  tier: number
  /** 0 for a position that is kept empty, and for a plan that was taken back. */
  occupied: 0 | 1
  oog: 0 | 1
  /** When the plan was written, by its own word: the version of the plan. */
  planned_at: Epoch
  /** The port that the plan is of, as it says. */
  port: string
  source: string
  version: number
}

/** One container, or one of a booking, that is listed to be loaded or discharged on a call. */
export type LoadListFact = Cargo & {
  terminal_id: string
  visit_id: string
  op: 'LOAD' | 'DISC' | ''
  /** The container number; of a booking without numbers its number and the place in the list. */
  entry: string
  booking: string
  /** The number that the sender gave the list. */
  list_no: string
  listed_at: Epoch
  /** 1: the list is whole, and what an older one of its number had besides is out; 0: it adds or takes away. */
  whole: 0 | 1
  state: 'LISTED' | 'CANCELLED'
  source: string
  version: number
}

/** Containers that a line orders to be released or accepted: one that is named, or so many of a booking. */
export type EquipmentOrderFact = Cargo & {
  terminal_id: string
  order_id: string
  purpose: 'RELEASE' | 'ACCEPTANCE' | ''
  booking: string
  release: string
  boxes: number
  valid_from: MaybeEpoch
  valid_to: MaybeEpoch
  pick_up_at: string
  return_to: string
  vessel: string
  voyage: string
  visit_id: string
  state: 'ORDERED' | 'CANCELLED'
  ordered_at: Epoch
  source: string
  version: number
}

/** The verified gross mass of a container, newest declaration. */
export type VerifiedMassFact = {
  terminal_id: string
  container_no: string
  gross_kg: number
  /** SM1: weighed as a whole; SM2: added up from its parts; '' not told. */
  method: string
  /** Who answers for the mass. */
  party: string
  booking: string
  /** When it was weighed, else when it was declared. */
  at: Epoch
  source: string
  version: number
}
