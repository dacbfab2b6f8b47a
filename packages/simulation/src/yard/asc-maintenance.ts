import { maintenanceDue } from '../plan/maintenance.ts'
import { HOUR, weekOf } from '../scenario/calendar.ts'
import type { Asc } from './asc.ts'
import { comeBack, standAside } from './asc-out.ts'

/** It is over so long before the week ends, or is left out. */
const BEFORE_END = 4 * HOUR

/** The planned maintenance of a stacking crane: once it is due it begins with the first moment without a job. */
export class AscMaintenance {
  readonly #asc: Asc
  /** How long the maintenance that is due takes, 0 when none is. */
  #ms = 0

  constructor(asc: Asc) {
    const { scenario, engine, start } = asc.yard.world
    this.#asc = asc
    const index = 2 * asc.block.index + asc.end
    const due = maintenanceDue(scenario, 'ASC', index, weekOf(start, scenario.terminal.zone))
    if (!due) return
    engine.at(due.from, () => {
      this.#ms = due.to - due.from
      asc.next()
    })
  }

  /** Whether it begins now; never while the partner is out of service. */
  begins(): boolean {
    if (this.#ms === 0) return false
    const { partner, yard } = this.#asc
    const { engine, left } = yard.world
    const ms = this.#ms
    if (left < ms + BEFORE_END) this.#ms = 0
    if (this.#ms === 0 || !partner || partner.down) return false
    this.#ms = 0
    standAside(this.#asc, 'MAINT', null)
    engine.after(ms, () => {
      comeBack(this.#asc)
      this.#asc.next()
    })
    return true
  }
}
