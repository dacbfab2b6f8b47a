import type { Waiter } from '../chain/blame.ts'
import { waitRow } from '../chain/wait-row.ts'
import type { TruckVisit } from '../plan/truck-visit.ts'
import { HOUR } from '../scenario/calendar.ts'
import { kindOf } from './appointment-row.ts'
import type { World } from './world.ts'

/** Tells that a truck waited at the gate during `[from, to)`, cut at local hours; the gate owes the way. */
const tellGateWait = (world: World, visit: TruckVisit, state: string, from: number, to: number): void => {
  const waiter = waiterOf(visit)
  world.ledger.chain.waited(waiter, to - from)
  world.ledger.chain.laid(waiter, 'GATE', to - from)
  const root = { root: 'GATE', eqId: '', state, op: '' } as const
  for (let at = from; at < to; ) {
    const next = Math.min(to, world.start + (Math.floor((at - world.start) / HOUR) + 1) * HOUR)
    world.tell(waitRow(world.terminalId, waiter, root, at, next))
    at = next
  }
}

/** A truck has queued for a lane since `from` until `to`. */
export const tellQueue = (
  world: World,
  visit: TruckVisit,
  lane: 'LANE_IN' | 'LANE_OUT',
  from: number,
  to: number,
): void => {
  world.ledger.land.gateQueueMs += to - from
  tellGateWait(world, visit, lane, from, to)
}

/** A truck's ticket is settled: since its gate-in it waited for a clerk, then for what the ticket says. */
export const tellDesk = (world: World, visit: TruckVisit): void => {
  if (!visit.ticket) return
  const settled = deskEnd(visit)
  const heard = Math.min(settled, Math.round(visit.ticket.heardAt))
  world.ledger.land.deskMs += settled - visit.gateIn
  tellGateWait(world, visit, 'CLERK', visit.gateIn, heard)
  tellGateWait(world, visit, visit.ticket.code, heard, settled)
}

/** When a truck with a ticket drives on from the desk. */
export const deskEnd = ({ ticket, gateIn, atBlock }: TruckVisit): number =>
  ticket ? Math.min(atBlock, Math.round(ticket.settledAt)) : gateIn

const waiterOf = (visit: TruckVisit): Waiter => {
  const flow = kindOf(visit)
  return {
    ...{ eqKind: 'TRUCK', eqId: visit.id, kind: 'BLOCKED', wiId: '', op: flow === 'DUAL' ? '' : flow },
    ...{ visitId: '', qcId: '', blockId: '', toll: null },
  }
}
