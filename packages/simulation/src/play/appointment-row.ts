import type { TruckAppointmentFact } from '@quaywise/domain'
import { type Emission, SOURCE } from '../emission.ts'
import { type Appointment, SLOT } from '../plan/appointment.ts'
import type { Plan } from '../plan/plan.ts'
import type { TruckTask } from '../plan/truck-task.ts'
import { callOfUnit } from '../plan/unit-code.ts'
import { blockId } from '../scenario/identity.ts'
import { boxId } from './container.ts'
import { companyOf, driverOf, plateOf } from './truck-identity.ts'

/** What an appointment has come to at an instant. */
export type AppointmentState = {
  readonly at: number
  readonly state: TruckAppointmentFact['state']
  readonly changes: number
  readonly slotFrom: number
}

/** The fact of an appointment in a state; what comes later is not told. */
export const appointmentRow = (
  plan: Plan,
  appointment: Appointment,
  { at, state, changes, slotFrom }: AppointmentState,
): Emission => {
  const { receive, deliver, haulier, truck } = appointment
  const cancelled = state === 'CANCELLED' || state === 'CANCELLED_BY_TERMINAL'
  const arrived = state === 'ARRIVED' || state === 'DONE'
  return {
    table: 'truck_appointment',
    row: {
      terminal_id: plan.scenario.terminal.id,
      appointment_id: appointment.id,
      company: companyOf(plan.scenario, haulier),
      plate: plateOf(haulier, truck),
      driver: driverOf(haulier, truck),
      kind: kindOf(appointment),
      unit_ids: boxesOf(plan, receive, deliver),
      block_id: blockId(plan.scenario.layout, appointment.block),
      slot_from: slotFrom,
      slot_to: slotFrom + SLOT,
      booked_at: appointment.bookedAt,
      changes,
      state,
      cancelled_at: cancelled ? at : null,
      arrived_at: arrived ? appointment.arrivedAt : null,
      source: SOURCE,
      version: at,
    },
  }
}

/** Whether a truck brings, fetches or does both. */
export const kindOf = ({
  receive,
  deliver,
}: Pick<Appointment, 'receive' | 'deliver'>): TruckAppointmentFact['kind'] =>
  receive && deliver ? 'DUAL' : receive ? 'RECEIVE' : 'DELIVER'

const boxesOf = (plan: Plan, receive: TruckTask | null, deliver: TruckTask | null): string[] => {
  const ids: string[] = []
  for (const task of [receive, deliver]) {
    const call = task ? plan.calls[callOfUnit(task.unit)] : undefined
    if (task && call) ids.push(boxId({ call, code: task.unit }, task.sub))
  }
  return ids
}
