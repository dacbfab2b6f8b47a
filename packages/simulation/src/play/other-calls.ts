import type { VesselVisitFact } from '@quaywise/domain'
import { SOURCE } from '../emission.ts'
import { keyOf, uniform } from '../engine/random.ts'
import { loaOfShip } from '../plan/ship.ts'
import { HOUR, MINUTE, weekOf, weekStart } from '../scenario/calendar.ts'
import { imoNumber, vesselName } from '../scenario/names.ts'
import { otherService, otherShip } from '../ships.ts'
import type { World } from './world.ts'

/** Calls at a sister terminal: known here, but with no quay work here. */
export class OtherCalls {
  readonly #world: World

  constructor(world: World) {
    this.#world = world
    const { zone } = world.scenario.terminal
    const week = weekOf(world.start, zone)
    for (const from of [week - 1, week])
      for (let service = 0; service < world.scenario.otherServices; service++)
        this.#follow(from, service, weekStart(from, zone))
  }

  #follow(week: number, service: number, start: number): void {
    const { engine, scenario } = this.#world
    const key = keyOf(scenario.seed, 'other', service, week)
    const etb = Math.round(start + ((service + uniform(key)) / scenario.otherServices) * 168 * HOUR)
    const atb = Math.round(etb + (uniform(key, 1) * 5 - 2) * HOUR)
    const atd = Math.round(atb + (9 + 14 * uniform(key, 2)) * HOUR)
    if (atd >= this.#world.start && atd < this.#world.end)
      engine.at(atd, () => {
        const { ledger } = this.#world
        const visit = `${otherService(service).service}-${week}`
        ledger.calls.departed({
          ...{ visit, own: 'OTHER', trunk: true, plannedBoxes: 0, arrival: atb - HOUR, departure: atd },
          ...{ berthing: atb, plannedBerthing: etb, plannedDeparture: etb + 16 * HOUR },
        })
      })
    for (const at of [etb - 48 * HOUR, atb, atd])
      if (at >= this.#world.start && at < this.#world.end)
        engine.at(at, () => this.#tell(week, service, { etb, atb, atd }, at))
  }

  #tell(week: number, service: number, stay: { etb: number; atb: number; atd: number }, now: number): void {
    const { etb, atb, atd } = stay
    const ship = otherShip(this.#world.scenario, service, week)
    const of = otherService(service)
    const known = (at: number): number | null => (at <= now ? at : null)
    const row: VesselVisitFact = {
      terminal_id: this.#world.terminalId,
      visit_id: `${of.service}-${week}`,
      vessel: vesselName(ship),
      imo: imoNumber(ship),
      voyage_in: `${week}X`,
      voyage_out: `${week}X`,
      ...of,
      trunk_branch: 'TRUNK',
      own_ship: 'OTHER',
      loa_m: loaOfShip(this.#world.scenario, this.#world.scenario.trunk, ship),
      berth_id: '',
      berth_from_m: null,
      berth_to_m: null,
      bollards: '',
      plan_load: 0,
      plan_disc: 0,
      plan_restow: 0,
      plan_cranes: 0,
      eta: etb - 90 * MINUTE,
      ata: known(atb - 60 * MINUTE),
      pbp: known(atb - 30 * MINUTE),
      etb,
      atb: known(atb),
      all_fast: known(atb),
      gangway: null,
      ready_for_cargo: null,
      first_lift: null,
      last_lift: null,
      lashing_done: null,
      etc_plan: null,
      atc: null,
      ready_to_sail: null,
      etd: Math.round(etb + 16 * HOUR),
      atd: known(atd),
      counted_at: known(atd),
      sort_at: known(atb) ?? etb,
      missing_stamps: [],
      quality: 80,
      remarks: '',
      source: SOURCE,
      version: now,
    }
    this.#world.tell({ table: 'vessel_visit', row })
  }
}
