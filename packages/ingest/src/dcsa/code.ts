/** How sure a time is: estimated, requested, planned, actual. */
export const CLASSIFIERS = ['EST', 'REQ', 'PLN', 'ACT'] as const
export type Classifier = (typeof CLASSIFIERS)[number]

/** What happens in a service: it starts, is completed; the vessel arrives, departs. */
export const SERVICE_EVENTS = ['STRT', 'CMPL', 'ARRI', 'DEPA'] as const
export type ServiceEvent = (typeof SERVICE_EVENTS)[number]

/** Where a call stands: inbound, alongside, shifting, outbound. */
export const PHASES = ['INBD', 'ALGS', 'SHIF', 'OUTB'] as const
export type Phase = (typeof PHASES)[number]

/** The services of a port call, by the names of version 2. */
const SERVICES = [
  'BERTH',
  'CARGO_OPERATIONS',
  'PILOTAGE',
  'TOWAGE',
  'MOORING',
  'BUNKERING',
  'PILOT_BOARDING_PLACE',
  'ANCHORAGE',
  'SLUDGE',
  'SEA_PASSAGE',
  'ALL_FAST',
  'GANGWAY_DOWN_AND_SECURE',
  'VESSEL_READY_FOR_CARGO_OPERATIONS',
  'VESSEL_READY_TO_SAIL',
  'DISCHARGE_CARGO_OPERATIONS',
  'LOADING_CARGO_OPERATIONS',
  'LASHING',
  'SAFETY',
  'ANCHORAGE_OPERATIONS',
  'SHORE_POWER',
  'MOVES',
] as const
export type Service = (typeof SERVICES)[number]

/** The codes of version 1 for the services, and for the places where a vessel arrives and departs. */
const SHORT: ReadonlyMap<string, Service> = new Map([
  ['PILO', 'PILOTAGE'],
  ['MOOR', 'MOORING'],
  ['CRGO', 'CARGO_OPERATIONS'],
  ['TOWG', 'TOWAGE'],
  ['BUNK', 'BUNKERING'],
  ['LASH', 'LASHING'],
  ['SAFE', 'SAFETY'],
  ['FAST', 'ALL_FAST'],
  ['GWAY', 'GANGWAY_DOWN_AND_SECURE'],
  ['ANCO', 'ANCHORAGE_OPERATIONS'],
  ['SLUG', 'SLUDGE'],
  ['SHPW', 'SHORE_POWER'],
  ['LCRO', 'LOADING_CARGO_OPERATIONS'],
  ['DCRO', 'DISCHARGE_CARGO_OPERATIONS'],
  ['BRTH', 'BERTH'],
  ['POTE', 'BERTH'],
  ['PBPL', 'PILOT_BOARDING_PLACE'],
  ['ANCH', 'ANCHORAGE'],
])

/** The word of a list that a code stands for, upper or lower case; null when there is none. */
export const wordOf = <T extends string>(words: readonly T[], code: string): T | null => {
  const upper = code.toUpperCase()
  return words.find((word) => word === upper) ?? null
}

/** The service of a code of version 2 or 1; null when it is none. A ready vessel is ready to sail when outbound. */
export const serviceOf = (code: string, phase: Phase | null): Service | null => {
  const upper = code.toUpperCase()
  if (upper === 'VRDY') return phase === 'OUTB' ? 'VESSEL_READY_TO_SAIL' : 'VESSEL_READY_FOR_CARGO_OPERATIONS'
  return wordOf(SERVICES, upper) ?? SHORT.get(upper) ?? null
}

const ROLES: ReadonlyMap<string, string> = new Map([
  ['CA', 'CARRIER'],
  ['AG', 'AGENT'],
  ['VSL', 'VESSEL'],
  ['ATH', 'PORT'],
  ['PLT', 'PILOT'],
  ['TR', 'TERMINAL'],
  ['TWG', 'TOWAGE'],
  ['MOR', 'MOORING'],
  ['LSH', 'LASHING'],
  ['BUK', 'BUNKERING'],
  ['SLU', 'SLUDGE'],
  ['SVP', 'SERVICE'],
])

/** Who reports, in the words of port-call events; a role that is not known stays as it came. */
export const reporterOf = (role: string): string => ROLES.get(role.toUpperCase()) ?? role.toUpperCase()
