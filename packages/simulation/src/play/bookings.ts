import { type Appointment, bookingSteps } from '../plan/appointment.ts'
import type { LandPlan } from '../plan/land-plan.ts'
import { type AppointmentState, appointmentRow, kindOf } from './appointment-row.ts'
import type { World } from './world.ts'

type Step = AppointmentState & { readonly appointment: Appointment }

/** Tells the appointments of a week: each when it is booked, changed, kept or lost. */
export class Bookings {
  readonly #world: World
  readonly #steps: Step[] = []
  #next = 0

  constructor(world: World, land: LandPlan) {
    this.#world = world
    for (const { appointment } of land.visits) if (appointment) this.#add(appointment)
    for (const appointment of land.lost) this.#add(appointment)
    this.#steps.sort((a, b) => a.at - b.at || a.appointment.key - b.appointment.key)
    this.#await()
  }

  /** The truck of an appointment left the terminal: told by the week that served it. */
  done(appointment: Appointment): void {
    const { slotFrom, changes } = appointment
    const { engine, ledger, plan } = this.#world
    ledger.land.done++
    this.#world.tell(appointmentRow(plan, appointment, { at: engine.now, state: 'DONE', changes, slotFrom }))
  }

  #add(appointment: Appointment): void {
    const { arrivedAt, lost, bookedAt, slotFrom, changes } = appointment
    const { start, end } = this.#world
    if (bookedAt >= end || (lost?.at ?? arrivedAt ?? 0) < start) return
    for (const step of bookingSteps(appointment))
      this.#keep(step.at, 'BOOKED', step.changes, step.slotFrom, appointment)
    if (arrivedAt !== null) this.#keep(arrivedAt, 'ARRIVED', changes, slotFrom, appointment)
    if (lost) this.#keep(lost.at, lost.state, changes, slotFrom, appointment)
  }

  #keep(at: number, state: Step['state'], changes: number, slotFrom: number, appointment: Appointment): void {
    if (at >= this.#world.start && at < this.#world.end)
      this.#steps.push({ at, state, changes, slotFrom, appointment })
  }

  /** One pending event for all steps: they are known in order. */
  #await(): void {
    const next = this.#steps[this.#next]
    if (next) this.#world.engine.at(next.at, this.#tell)
  }

  readonly #tell = (): void => {
    const step = this.#steps[this.#next++]
    if (!step) return
    this.#count(step)
    this.#world.tell(appointmentRow(this.#world.plan, step.appointment, step))
    this.#await()
  }

  #count({ state, changes, appointment }: Step): void {
    const { land } = this.#world.ledger
    const { toleranceMin } = this.#world.scenario.land.booking
    const flow = kindOf(appointment)
    if (state === 'BOOKED') changes === 0 ? land.booked++ : land.changed++
    else if (state === 'ARRIVED') land.kept(appointment, flow, toleranceMin)
    else if (state !== 'DONE') land.lost(appointment, flow, state)
  }
}
