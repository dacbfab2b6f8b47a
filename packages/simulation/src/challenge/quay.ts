import { Area } from './area.ts'
import type { ShipCall } from './boxes.ts'
import type { VesselReport } from './report.ts'
import { Ship, type Works } from './ship.ts'

/** The berths of the port and the ships that wait for one, in the order of arrival. */
export class Quay {
  readonly inPort: Area
  readonly vessels: VesselReport[] = []
  readonly #works: Works
  readonly #calls: readonly ShipCall[]
  readonly #waiting: number[] = []
  readonly #free: number[]

  constructor(works: Works, calls: readonly ShipCall[]) {
    this.#works = works
    this.#calls = calls
    this.#free = Array.from({ length: works.scenario.port.berths }, (_, berth) => berth)
    this.inPort = new Area(works.engine.now)
    for (const [i, call] of calls.entries()) works.engine.at(call.arrival, this.#arrive, i)
  }

  /** Calls that have arrived and wait for a berth. */
  get waiting(): number {
    return this.#waiting.length
  }

  readonly #arrive = (call: number): void => {
    this.inPort.change(this.#works.engine.now, 1)
    this.#waiting.push(call)
    this.#berth()
  }

  #berth(): void {
    if (this.#free.length === 0) return
    const call = this.#calls[this.#waiting.shift() ?? -1]
    if (!call) return
    const { engine, scenario } = this.#works
    const { cranesPerBerth, cranes } = scenario.port
    const berth = this.#free.shift() ?? 0
    const berthedAt = engine.now
    const own = cranes.slice(berth * cranesPerBerth, (berth + 1) * cranesPerBerth)
    const ship: Ship = new Ship(this.#works, call, own, () => {
      const { startedAt, discharged, loaded } = ship
      this.vessels.push({
        service: scenario.services[call.service] ?? '',
        week: call.week,
        berth,
        arrivedAt: call.arrival,
        berthedAt,
        startedAt,
        leftAt: engine.now,
        discharged,
        loaded,
      })
      this.inPort.change(engine.now, -1)
      this.#free.push(berth)
      this.#berth()
    })
  }
}
