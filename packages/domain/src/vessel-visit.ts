/** Deep-sea main line, feeder or barge, or not told by the source. */
export const TRUNK_BRANCH = ['TRUNK', 'BRANCH', 'UNKNOWN'] as const
export type TrunkBranch = (typeof TRUNK_BRANCH)[number]

/** Worked at a berth of this terminal, of a sister terminal, or no visit at all. */
export const OWN_SHIP = ['OWN', 'OTHER', 'NONE'] as const
export type OwnShip = (typeof OWN_SHIP)[number]

/**
 * Parts of a vessel's stay. Berth hours are all but `WAIT`; `BERTH` is a stay whose parts the source
 * does not tell.
 */
export const VISIT_TIME_CATEGORIES = ['WAIT', 'MOORING', 'STARTUP', 'OPERATION', 'FINISH', 'BERTH'] as const
export type VisitTimeCategory = (typeof VISIT_TIME_CATEGORIES)[number]

/** The stamps of a call in the order in which they happen, with their DCSA and TIC4.0 names. */
export const VISIT_STAMPS = [
  { key: 'eta', dcsa: 'PILOT_BOARDING_PLACE ARRI EST', tic: 'arrival.pilotboardingplace.estimated' },
  { key: 'ata', dcsa: 'ANCHORAGE ARRI ACT', tic: 'arrival.port.actual' },
  { key: 'pbp', dcsa: 'PILOT_BOARDING_PLACE ARRI ACT', tic: 'arrival.pilotboardingplace.actual' },
  { key: 'etb', dcsa: 'BERTH ARRI PLN', tic: 'arrival.berth.planned' },
  { key: 'atb', dcsa: 'BERTH ARRI ACT', tic: 'arrival.berth.firstline.actual' },
  { key: 'all_fast', dcsa: 'ALL_FAST CMPL ACT', tic: 'arrival.berth.lastline.actual' },
  { key: 'gangway', dcsa: 'GANGWAY_DOWN_AND_SECURE CMPL ACT', tic: 'arrival.gangway.actual' },
  {
    key: 'ready_for_cargo',
    dcsa: 'VESSEL_READY_FOR_CARGO_OPERATIONS CMPL ACT',
    tic: 'carrierreadytowork.actual',
  },
  { key: 'first_lift', dcsa: 'CARGO_OPERATIONS STRT ACT', tic: 'cargooperations.start.actual' },
  { key: 'last_lift', dcsa: 'CARGO_OPERATIONS CMPL ACT', tic: 'cargooperations.end.actual' },
  { key: 'lashing_done', dcsa: 'LASHING CMPL ACT', tic: 'lashing.end.actual' },
  { key: 'etc_plan', dcsa: 'CARGO_OPERATIONS CMPL PLN', tic: 'cargooperations.end.planned' },
  { key: 'atc', dcsa: 'SAFETY CMPL ACT', tic: 'terminalberthreadyfordeparture.actual' },
  { key: 'ready_to_sail', dcsa: 'VESSEL_READY_TO_SAIL CMPL ACT', tic: 'carrierreadyfordeparture.actual' },
  { key: 'etd', dcsa: 'BERTH DEPA PLN', tic: 'departure.berth.planned' },
  { key: 'atd', dcsa: 'BERTH DEPA ACT', tic: 'departure.berth.lastline.actual' },
] as const
export type VisitStamp = (typeof VISIT_STAMPS)[number]['key']
