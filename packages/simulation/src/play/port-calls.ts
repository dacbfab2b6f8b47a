import { SOURCE } from '../emission.ts'
import type { Call } from '../plan/call.ts'
import { type CallWord, finalWords, PLANNED_AHEAD, plannedWords } from '../plan/port-call-words.ts'
import { DAY } from '../scenario/calendar.ts'
import type { World } from './world.ts'

/** What is said of the calls of a terminal, told when it comes in. */
export class PortCalls {
  readonly #world: World

  constructor(world: World) {
    this.#world = world
    const { start, end, plan } = world
    for (const call of plan.calls) {
      const first = Math.min(call.eta, call.etb) - PLANNED_AHEAD
      if (first >= end || Math.max(call.opStart, call.etb) + DAY < start) continue
      for (const word of plannedWords(plan.scenario, call))
        if (word.received_at >= start && word.received_at < end) this.#tellThen(call, word)
    }
  }

  /** The last lift of a call is done: the rest of its stamps will come in. */
  finished(call: Call, lastLift: number): void {
    for (const word of finalWords(this.#world.scenario, call, lastLift)) this.#tellThen(call, word)
  }

  /** Tells a word that comes in now. */
  tell(call: Call, word: CallWord): void {
    const row = { terminal_id: this.#world.terminalId, visit_id: call.visitId, ...word, source: SOURCE }
    this.#world.tell({ table: 'port_call_event', row })
  }

  #tellThen(call: Call, word: CallWord): void {
    this.#world.engine.at(word.received_at, () => this.tell(call, word))
  }
}
