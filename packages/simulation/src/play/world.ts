import type { FaultFact } from '@quaywise/domain'
import { Blame } from '../chain/blame.ts'
import { LiftLinks } from '../chain/lift-links.ts'
import { waitRow } from '../chain/wait-row.ts'
import { type Emission, type Emit, SOURCE } from '../emission.ts'
import { Engine } from '../engine/engine.ts'
import { crewsFrom } from '../plan/crews.ts'
import type { Plan } from '../plan/plan.ts'
import { HOUR, MINUTE, weekOf, weekStart } from '../scenario/calendar.ts'
import type { Scenario } from '../scenario/scenario.ts'
import { Ledger } from './ledger.ts'
import { type CloseInterval, Timeline, type TimelineOptions } from './timeline.ts'
import { WeekWeather } from './week-weather.ts'

const TAIL_HOURS = 12
/** No part of a wait is told that is shorter and has a neighbour, in ms. */
const SHORTEST_WAIT = 1000

/** What the parts of a play share: the plan, the engine, the week, and where facts and counts go. */
export class World {
  readonly plan: Plan
  readonly scenario: Scenario
  readonly engine: Engine
  readonly start: number
  readonly end: number
  readonly ledger: Ledger
  readonly emit: Emit
  /** The crew on shift at an instant of the week or the days after it. */
  readonly crewAt: (at: number) => string
  readonly weather: WeekWeather
  /** Lays waits to whom they are owed. */
  readonly blame: Blame
  /** The lifts over the quay that are under way. */
  readonly links: LiftLinks
  /** Whether the phases of every cycle are told as well. */
  readonly detail: boolean
  readonly #ticked: { tick(now: number): void }[] = []

  constructor(plan: Plan, start: number, emit: Emit, detail = false, fine = false) {
    const zone = plan.scenario.terminal.zone
    this.plan = plan
    this.scenario = plan.scenario
    this.start = start
    this.end = weekStart(weekOf(start, zone) + 1, zone)
    this.ledger = new Ledger(this.end, fine)
    this.engine = new Engine(start)
    this.emit = emit
    this.crewAt = crewsFrom(plan.scenario, start)
    this.detail = detail
    const now = (): number => this.engine.now
    this.links = new LiftLinks(now)
    this.blame = new Blame(
      now,
      (waiter, root, from, to) => {
        waiter.toll?.add(root.root, to - from)
        this.ledger.chain.laid(waiter, root.root, to - from)
        this.tell(waitRow(this.terminalId, waiter, root, from, to))
      },
      SHORTEST_WAIT,
      (waiter, ms) => this.ledger.chain.waited(waiter, ms),
    )
    this.weather = new WeekWeather(this)
    for (let at = start + HOUR; at <= this.end + TAIL_HOURS * HOUR; at += HOUR) this.engine.at(at, this.#tick)
  }

  get terminalId(): string {
    return this.scenario.terminal.id
  }

  /** A timeline whose intervals are cut at local hours. */
  timeline<S>(close: CloseInterval<S>, options?: TimelineOptions<S>): Timeline<S> {
    const line = new Timeline<S>(close, options)
    this.#ticked.push(line)
    return line
  }

  tell(emission: Emission): void {
    this.emit(emission)
  }

  fault(row: Omit<FaultFact, 'terminal_id' | 'source' | 'assist' | 'severity'>): void {
    const assist = row.ended_at - row.started_at < MINUTE ? 1 : 0
    this.ledger.machines.fault(row.eq_kind, row.eq_id, row.ended_at - row.started_at)
    this.emit({
      table: 'fault',
      row: {
        ...row,
        terminal_id: this.terminalId,
        severity: assist ? 'ASSIST' : 'FAILURE',
        assist,
        source: SOURCE,
      },
    })
  }

  /** Milliseconds until the week ends. */
  get left(): number {
    return this.end - this.engine.now
  }

  /** What a machine really takes for `ms`: in the last minutes of a week all hurry to come to rest. */
  hurried(ms: number): number {
    const left = this.left
    if (left > 5 * MINUTE || left <= 0) return Math.round(ms)
    return Math.round(ms * (left > 2 * MINUTE ? 0.25 : 0.03))
  }

  readonly #tick = (): void => {
    for (const line of this.#ticked) line.tick(this.engine.now)
    this.blame.tick()
  }
}
