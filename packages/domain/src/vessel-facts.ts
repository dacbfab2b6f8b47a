import type { Epoch, MaybeEpoch } from './epoch.ts'
import type { OwnShip, TrunkBranch, VisitStamp, VisitTimeCategory } from './vessel-visit.ts'

/** One call of a vessel, as far as it is known. */
export type VesselVisitFact = {
  terminal_id: string
  visit_id: string
  vessel: string
  imo: string
  voyage_in: string
  voyage_out: string
  line: string
  service: string
  trunk_branch: TrunkBranch
  own_ship: OwnShip
  loa_m: number | null
  berth_id: string
  berth_from_m: number | null
  berth_to_m: number | null
  bollards: string
  plan_load: number
  plan_disc: number
  plan_restow: number
  plan_cranes: number
  /**
   * The instant to which the call belongs in call statistics: its departure (`atd`), or its first berthing
   * (`atb`) where the source is a port-call list that counts so; null while it is not known.
   */
  counted_at: MaybeEpoch
  /** Orders calls in time: first line, else the planned berthing, else the arrival. */
  sort_at: Epoch
  missing_stamps: readonly VisitStamp[]
  /** Data quality of the call, 0–100. */
  quality: number
  remarks: string
  source: string
  version: number
} & Record<VisitStamp, MaybeEpoch>

/** One part of a stay, split at local hours and shifts. */
export type VisitTimeFact = {
  terminal_id: string
  visit_id: string
  berth_id: string
  category: VisitTimeCategory
  started_at: Epoch
  ended_at: Epoch
  source: string
  version: number
}

/**
 * One word on a stamp of a call, as it was told: every estimate, plan and actual stays, so that the history
 * of a forecast can be read back. The last `received_at` of a stamp and classifier is the one that holds.
 */
export type PortCallEventFact = {
  terminal_id: string
  visit_id: string
  stamp: VisitStamp
  classifier: 'EST' | 'REQ' | 'PLN' | 'ACT'
  seq: number
  at: Epoch
  received_at: Epoch
  reported_by: string
  remark: string
  source: string
}
