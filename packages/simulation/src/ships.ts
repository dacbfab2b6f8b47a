import type { Emission } from './emission.ts'
import { loaOfShip, shipOf } from './plan/ship.ts'
import { firstShips, lineOfService, serviceCode, shipsOfClass } from './plan/timetable.ts'
import { callSign, imoNumber, vesselName } from './scenario/names.ts'
import type { Scenario } from './scenario/scenario.ts'

const VERSION = 1
/** Bays of 40 feet over one hold. */
const BAYS_A_HOLD = 2
/** Ships that sail on each service of the sister terminal. */
const OTHER_SHIPS = 6

/** The code of service number `service` of the sister terminal, and the line that runs it. */
export const otherService = (service: number) => ({
  service: `SX${String(service + 1).padStart(2, '0')}`,
  line: lineOfService(true, service + 2),
})

/** The number of the ship that sails on a service of the sister terminal in a week. */
export const otherShip = (scenario: Scenario, service: number, week: number): number =>
  firstShips(scenario).other + service * OTHER_SHIPS + (week % OTHER_SHIPS)

/** The ships and services of a terminal, as facts. */
export const shipsOf = (scenario: Scenario): Emission[] => {
  const { trunk, branch, otherServices } = scenario
  const others = Array.from({ length: otherServices * OTHER_SHIPS }, (_, i) => firstShips(scenario).other + i)
  const services = new Map<string, Emission>()
  for (const isTrunk of [true, false])
    for (let i = 0; i < (isTrunk ? trunk : branch).weeklyServices; i++) {
      const code = serviceCode(isTrunk, i)
      services.set(code, serviceRow(scenario, code, lineOfService(isTrunk, i), isTrunk))
    }
  for (let i = 0; i < otherServices; i++) {
    const { service, line } = otherService(i)
    services.set(service, serviceRow(scenario, service, line, true))
  }
  return [
    ...shipsOfClass(scenario, true).map((index) => vesselRow(scenario, index, trunk)),
    ...shipsOfClass(scenario, false).map((index) => vesselRow(scenario, index, branch)),
    ...others.map((index) => vesselRow(scenario, index, trunk)),
    ...services.values(),
  ]
}

const vesselRow = (scenario: Scenario, index: number, kind: Scenario['trunk']): Emission => {
  const ship = shipOf(loaOfShip(scenario, kind, index))
  return {
    table: 'vessel',
    row: {
      terminal_id: scenario.terminal.id,
      imo: imoNumber(index),
      name: vesselName(index),
      call_sign: callSign(index),
      loa_m: ship.loaM,
      beam_m: ship.beamM,
      teu_capacity: ship.teu,
      bays: ship.bays,
      holds: Math.ceil(ship.bays / BAYS_A_HOLD),
      version: VERSION,
    },
  }
}

const serviceRow = (scenario: Scenario, service: string, carrier: string, trunk: boolean): Emission => ({
  table: 'service',
  row: {
    terminal_id: scenario.terminal.id,
    service,
    name: `${carrier} ${service}`,
    carrier,
    trunk_branch: trunk ? 'TRUNK' : 'BRANCH',
    version: VERSION,
  },
})
