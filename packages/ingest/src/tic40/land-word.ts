import { ticKey } from './key.ts'
import type { Moment } from './moment.ts'
import type { Subject } from './observation.ts'
import type { ContainerWord, TruckStamp, TruckWord } from './reading.ts'

const TRUCK: ReadonlyMap<string, TruckStamp> = new Map([
  ['arrival.start', 'arrived_at'],
  ['arrival.queue', 'arrived_at'],
  ['arrival.queue.start', 'arrived_at'],
  ['arrival.terminalgate.queue.start', 'arrived_at'],
  ['arrival.terminalgate.start', 'gate_in_started_at'],
  ['arrival.terminalgate.end', 'gate_in_at'],
  ['departure.terminalgate.start', 'gate_out_started_at'],
  ['departure.terminalgate.end', 'gate_out_at'],
])

const CONTAINER: ReadonlyMap<string, ContainerWord['stamp']> = new Map([
  ['inbound.start', 'arrived_at'],
  ['inbound.end', 'yard_in'],
  ['outbound.start', 'yard_out'],
  ['outbound.end', 'left_at'],
])

/** Whether a carrier's visit is that of a truck: by its type, or because it passes the gate. */
export const isTruck = (visit: Subject, concept: string): boolean =>
  /truck|lorry|road/i.test(visit.type) || concept.includes('terminalgate')

/** The stamp of a truck's visit that a moment is; null when none is kept for it. */
export const toTruckWord = (visit: Subject, { concept, at }: Moment): TruckWord | null => {
  const stamp = TRUCK.get(concept)
  if (stamp === undefined) return null
  return { key: ticKey('truck', visit.id, stamp), truckVisitId: visit.id, stamp, at }
}

/** The stamp of a container's visit that a moment is; null when none is kept for it. */
export const toContainerWord = (visit: Subject, { concept, at }: Moment): ContainerWord | null => {
  const stamp = CONTAINER.get(concept)
  if (stamp === undefined) return null
  const containerNo = [visit.name, visit.id].find((text) => /^[A-Z]{3}[JUZ]\d{7}$/i.test(text)) ?? ''
  return { key: ticKey('container', visit.id, stamp), unitId: visit.id, containerNo, stamp, at }
}
