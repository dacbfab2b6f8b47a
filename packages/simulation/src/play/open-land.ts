import type { TruckAppointmentFact, TruckVisitFact } from '@quaywise/domain'
import type { Emission, Emit } from '../emission.ts'

/** The appointments still open and the trucks inside, as their facts come. */
export class OpenLand {
  readonly #appointments = new Map<string, TruckAppointmentFact>()
  readonly #visits = new Map<string, TruckVisitFact>()

  see({ table, row }: Emission): void {
    if (table === 'truck_visit') {
      if (row.gate_out_at === null) this.#visits.set(row.truck_visit_id, row)
      else this.#visits.delete(row.truck_visit_id)
    }
    if (table !== 'truck_appointment') return
    if (row.state === 'BOOKED' || row.state === 'ARRIVED') this.#appointments.set(row.appointment_id, row)
    else this.#appointments.delete(row.appointment_id)
  }

  tell(emit: Emit): void {
    for (const row of this.#appointments.values()) emit({ table: 'truck_appointment', row })
    for (const row of this.#visits.values()) emit({ table: 'truck_visit', row })
  }
}
