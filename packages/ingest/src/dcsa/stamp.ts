import type { VisitStamp } from '@quaywise/domain'
import type { Classifier, Service, ServiceEvent } from './code.ts'

/** The stamps that a moment of a call speaks of: once it is actual, and before. */
type Moment = { readonly actual: VisitStamp; readonly ahead: VisitStamp | null }

const MOMENTS: ReadonlyMap<string, Moment> = new Map([
  ['PILOT_BOARDING_PLACE ARRI', { actual: 'pbp', ahead: 'eta' }],
  ['ANCHORAGE ARRI', { actual: 'ata', ahead: null }],
  ['BERTH ARRI', { actual: 'atb', ahead: 'etb' }],
  ['ALL_FAST CMPL', { actual: 'all_fast', ahead: 'all_fast' }],
  ['GANGWAY_DOWN_AND_SECURE CMPL', { actual: 'gangway', ahead: 'gangway' }],
  ['VESSEL_READY_FOR_CARGO_OPERATIONS CMPL', { actual: 'ready_for_cargo', ahead: 'ready_for_cargo' }],
  ['CARGO_OPERATIONS STRT', { actual: 'first_lift', ahead: 'first_lift' }],
  ['CARGO_OPERATIONS CMPL', { actual: 'last_lift', ahead: 'etc_plan' }],
  ['LASHING CMPL', { actual: 'lashing_done', ahead: 'lashing_done' }],
  ['SAFETY CMPL', { actual: 'atc', ahead: 'atc' }],
  ['VESSEL_READY_TO_SAIL CMPL', { actual: 'ready_to_sail', ahead: 'ready_to_sail' }],
  ['BERTH DEPA', { actual: 'atd', ahead: 'etd' }],
])

const PLACES: readonly Service[] = ['BERTH', 'ANCHORAGE', 'PILOT_BOARDING_PLACE']
const AT_PLACE: Partial<Record<ServiceEvent, ServiceEvent>> = { STRT: 'ARRI', CMPL: 'DEPA' }
const OF_SERVICE: Partial<Record<ServiceEvent, ServiceEvent>> = { ARRI: 'STRT', DEPA: 'CMPL' }

/** A vessel arrives at and departs from places; every other service starts and is completed. */
export const fittingEvent = (service: Service, event: ServiceEvent): ServiceEvent =>
  (PLACES.includes(service) ? AT_PLACE[event] : OF_SERVICE[event]) ?? event

/**
 * The stamp of a call that a service's event speaks of, null when none is kept. A request to be at the pilot
 * boarding place speaks of that arrival itself, an estimate of it is the call's ETA.
 */
export const stampOf = (service: Service, event: ServiceEvent, classifier: Classifier): VisitStamp | null => {
  const moment = MOMENTS.get(`${service} ${event}`)
  if (!moment) return null
  if (classifier === 'REQ' && moment.ahead === 'eta') return 'pbp'
  return classifier === 'ACT' ? moment.actual : moment.ahead
}
