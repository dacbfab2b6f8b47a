import type { VisitStamp } from '@quaywise/domain'
import type { Classifier, Service, ServiceEvent } from '../dcsa/code.ts'
import { stampOf } from '../dcsa/stamp.ts'
import { ticKey } from './key.ts'
import type { Moment } from './moment.ts'
import type { Observation, Subject } from './observation.ts'
import type { VisitWord } from './reading.ts'

const SERVICES: ReadonlyMap<string, readonly [Service, ServiceEvent]> = new Map([
  ['arrival.pilotboardingplace', ['PILOT_BOARDING_PLACE', 'ARRI']],
  ['arrival.port', ['ANCHORAGE', 'ARRI']],
  ['arrival.anchorage.start', ['ANCHORAGE', 'ARRI']],
  ['arrival.berth', ['BERTH', 'ARRI']],
  ['arrival.berth.start', ['BERTH', 'ARRI']],
  ['arrival.berth.firstline', ['BERTH', 'ARRI']],
  ['arrival.berth.lastline', ['ALL_FAST', 'CMPL']],
  ['arrival.berth.end', ['ALL_FAST', 'CMPL']],
  ['arrival.gangway', ['GANGWAY_DOWN_AND_SECURE', 'CMPL']],
  ['carrierreadytowork', ['VESSEL_READY_FOR_CARGO_OPERATIONS', 'CMPL']],
  ['cargooperations.start', ['CARGO_OPERATIONS', 'STRT']],
  ['cargooperations.end', ['CARGO_OPERATIONS', 'CMPL']],
  ['lashing.end', ['LASHING', 'CMPL']],
  ['terminalberthreadyfordeparture', ['SAFETY', 'CMPL']],
  ['carrierreadyfordeparture', ['VESSEL_READY_TO_SAIL', 'CMPL']],
  ['departure.berth', ['BERTH', 'DEPA']],
  ['departure.berth.end', ['BERTH', 'DEPA']],
  ['departure.berth.lastline', ['BERTH', 'DEPA']],
])

const CLASSIFIER: Readonly<Record<string, Classifier>> = {
  actual: 'ACT',
  performed: 'ACT',
  historic: 'ACT',
  planned: 'PLN',
  schedule: 'PLN',
  estimated: 'EST',
  proposal: 'EST',
  request: 'REQ',
}

/** How sure a time of measurement is, in the words of port-call events. */
export const classifierOf = (pomt: string): Classifier => CLASSIFIER[pomt] ?? 'ACT'

/** The stamp of a vessel's call that a moment of its visit speaks of; null when none is kept. */
export const visitStampOf = (concept: string, pomt: string): VisitStamp | null => {
  const found =
    SERVICES.get(concept) ?? SERVICES.get(concept.replace(/(?<=line|port|place|gangway)\.(start|end)$/, ''))
  return found ? stampOf(...found, classifierOf(pomt)) : null
}

/** The word that a moment of a vessel's visit is; null when no stamp is kept for it. */
export const toVisitWord = (
  visit: Subject,
  { concept, at }: Moment,
  observation: Observation,
): VisitWord | null => {
  const stamp = visitStampOf(concept, observation.pomt)
  if (stamp === null) return null
  const classifier = classifierOf(observation.pomt)
  return {
    key: ticKey('visit', visit.id, stamp, classifier, at),
    visitId: visit.id,
    vessel: visit.name,
    toldAt: observation.property === 'status' ? null : observation.at,
    ...{ stamp, classifier, at },
  }
}
