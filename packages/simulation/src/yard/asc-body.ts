import type { CyclePhase } from '@quaywise/domain'
import { instantWord } from '../instant-word.ts'
import { MachineStates } from '../play/machine-states.ts'
import type { World } from '../play/world.ts'
import { ascId } from '../scenario/identity.ts'
import { AscPhases, type Spot } from './asc-phases.ts'
import { gantryMs, trolleyMs } from './asc-times.ts'
import { type BlockShape, type End, WATER } from './block-shape.ts'
import type { Rail } from './rail.ts'

/** The moving parts of one stacking crane: where it is, what it carries, and the cycle it is in. */
export class AscBody {
  readonly id: string
  readonly side: 'WATER' | 'LAND'
  readonly states: MachineStates
  cycleId = ''
  cycleStart = 0
  /** Gantry metres of this cycle without and with a box. */
  emptyM = 0
  ladenM = 0
  /** Weight of the box on the spreader, 0 for none. */
  loadKg = 0
  /** When it last took a box up. */
  pickedAt = 0
  readonly #world: World
  readonly #end: End
  readonly #rail: Rail
  readonly #shape: BlockShape
  readonly #phases: AscPhases
  #row: number
  #open: { readonly phase: CyclePhase; readonly since: number; readonly from: Spot } | null = null
  #waitsFor: CyclePhase | null = null
  #turns = 0

  constructor(world: World, block: number, end: End, rail: Rail, shape: BlockShape) {
    this.#world = world
    this.#end = end
    this.#rail = rail
    this.#shape = shape
    this.side = end === WATER ? 'WATER' : 'LAND'
    this.id = ascId(world.scenario.layout, block, this.side)
    this.states = new MachineStates(world, 'ASC', this.id)
    this.#phases = new AscPhases(world, shape, this.id)
    this.#row = (shape.rows + 1) / 2
  }

  /** A cycle begins now. */
  begin(): void {
    if (this.#open) this.#turn(this.#open.phase)
    this.cycleStart = this.#world.engine.now
    this.cycleId = this.#nextCycleId()
    this.emptyM = 0
    this.ladenM = 0
    this.#phases.begin()
  }

  /** The id of a decision on the slot of this cycle, and of one that would begin now. */
  readonly decisionId = (): string => `${this.cycleId}-D`
  readonly nextDecisionId = (): string => `${this.#nextCycleId()}-D`

  #nextCycleId(): string {
    return `${this.id}-${instantWord(this.#world.engine.now)}`
  }

  /** The cycle is over. */
  rest(): void {
    this.#turn(null)
    this.cycleId = ''
    this.#waitsFor = null
  }

  /** Drives gantry and trolley; the stretch up to `keep` stays its own. */
  travel(along: number, row: number, keep: number, then: () => void): void {
    this.#turn(null)
    const { rates } = this.#world.scenario
    const from = this.#spot()
    const way = Math.abs(along - from.along)
    if (this.loadKg > 0) this.ladenM += way
    else this.emptyM += way
    const gantry = this.#ms(gantryMs(rates.asc, way))
    const whole = Math.max(gantry, this.#ms(trolleyMs(rates.asc, from.row, row)))
    this.#rail.drive(this.#end, along, gantry, keep)
    const start = this.#world.engine.now
    this.#world.engine.after(whole, () => {
      this.#row = row
      if (this.#world.detail) this.#tellWay(from, along, { start, gantry, whole })
      then()
    })
  }

  /** Works with the spreader at height `z` and is up again after `ms`, with another load. */
  work(phase: CyclePhase, ms: number, z: number, loadKg: number, then: () => void): void {
    this.#turn(null)
    const start = this.#world.engine.now
    const whole = this.#ms(ms)
    const { hoistEmpty, hoistLaden } = this.#world.scenario.rates.asc
    const share = loadKg > 0 ? hoistLaden / (hoistEmpty + hoistLaden) : hoistEmpty / (hoistEmpty + hoistLaden)
    this.#world.engine.after(whole, () => {
      const turn = start + Math.round(whole * share)
      if (this.#world.detail) this.#tellHoist(phase, start, turn, z, true)
      this.loadKg = loadKg
      if (loadKg > 0) this.pickedAt = start + whole
      if (this.#world.detail) this.#tellHoist(phase, turn, start + whole, z, false)
      then()
    })
  }

  /** Stands and waits, until it travels or works. */
  wait(phase: CyclePhase): void {
    this.#waitsFor = phase
    this.#turn(phase)
  }

  /** Makes way: drives to a place while it is idle or waits. */
  makeWay(to: number): void {
    const ms = this.#ms(gantryMs(this.#world.scenario.rates.asc, to - this.#rail.at(this.#end)))
    this.#turn('GANTRY')
    const turn = ++this.#turns
    this.#rail.drive(this.#end, to, ms)
    if (this.#world.detail)
      this.#world.engine.after(ms, () => {
        if (this.#turns === turn && this.#open) this.#turn(this.#waitsFor)
      })
  }

  #ms(ms: number): number {
    return Math.max(1, this.#world.hurried(ms))
  }

  #spot(): Spot {
    return { along: this.#rail.at(this.#end), row: this.#row, z: this.#shape.topM }
  }

  /** Closes the open phase of waiting or making way and opens the next; a travel or work ends all waiting. */
  #turn(phase: CyclePhase | null): void {
    if (phase === null) this.#waitsFor = null
    if (!this.#world.detail) return
    const { now } = this.#world.engine
    const here = this.#spot()
    if (this.#open) this.#tell(this.#open.phase, this.#open.since, now, this.#open.from, here)
    this.#open = phase === null ? null : { phase, since: now, from: here }
  }

  /** A way that ends now: gantry and trolley start together, and the trolley may be under way for longer. */
  #tellWay(from: Spot, along: number, time: { start: number; gantry: number; whole: number }): void {
    const { start, gantry, whole } = time
    const phase = this.loadKg > 0 ? 'TRAVEL_LADEN' : 'TRAVEL_EMPTY'
    const turn = { along, row: from.row + ((this.#row - from.row) * gantry) / whole, z: from.z }
    this.#tell(phase, start, start + gantry, from, turn)
    this.#tell(phase, start + gantry, start + whole, turn, this.#spot())
  }

  /** The spreader goes down to a height, or comes up from there. */
  #tellHoist(phase: CyclePhase, start: number, end: number, z: number, isDown: boolean): void {
    const top = this.#spot()
    const low = { ...top, z }
    this.#tell(phase, start, end, isDown ? top : low, isDown ? low : top)
  }

  #tell(phase: CyclePhase, start: number, end: number, from: Spot, to: Spot): void {
    this.#phases.tell(this.cycleId, phase, start, end, from, to, this.loadKg)
  }
}
