import type { EquipmentKind, OpMode, WaitKind, WaitRoot } from '@quaywise/domain'
import { takeOut } from '../take-out.ts'
import type { Actor, Doing } from './actor.ts'
import type { Toll } from './toll.ts'

/** Who waits, and for which work. */
export type Waiter = {
  readonly eqKind: EquipmentKind | 'TRUCK'
  readonly eqId: string
  readonly kind: WaitKind
  readonly wiId: string
  readonly op: OpMode | ''
  readonly visitId: string
  readonly qcId: string
  readonly blockId: string
  /** Where the wait is summed for its instruction. */
  readonly toll: Toll | null
}

/** Whom a wait is laid to, and what that one was at. */
export type Root = {
  readonly root: WaitRoot
  readonly eqId: string
  readonly state: string
  readonly op: OpMode | ''
}

/** One part of a wait, with one root. */
type Part = { root: Root; readonly from: number; to: number }

/** A wait under way. */
export type OpenWait = {
  /** May be told better before the wait ends: which box it was for. */
  waiter: Waiter
  /** Asked anew whenever somebody on the way to the root changes. */
  readonly on: () => Actor | null
  readonly began: number
  since: number
  root: Root
  path: readonly Actor[]
  /** What is over of it and not yet told. */
  readonly parts: Part[]
}

/** Counts a wait that is over, whole. */
export type WaitOver = (waiter: Waiter, ms: number) => void

/** Writes down one stretch of a wait that had one root. */
export type TellWait = (waiter: Waiter, root: Root, from: number, to: number) => void

const NOBODY: readonly Actor[] = []
const UNKNOWN: Root = { root: 'UNKNOWN', eqId: '', state: '', op: '' }

/**
 * Lays every wait to whom it is owed (rule of attribution: follow the blocking relation to the first actor
 * that does not wait). A wait is split where its root changes, so that the parts add up to it exactly; a part
 * shorter than `shortest` ms goes to its neighbour. The parts are told when the wait ends, and at ticks.
 */
export class Blame {
  readonly #now: () => number
  readonly #tell: TellWait
  readonly #shortest: number
  readonly #over: WaitOver | undefined
  readonly #open = new Set<OpenWait>()

  constructor(now: () => number, tell: TellWait, shortest = 0, over?: WaitOver) {
    this.#now = now
    this.#tell = tell
    this.#shortest = shortest
    this.#over = over
  }

  /** Somebody begins to wait for `on`; null means that it is not known for whom. */
  begin(waiter: Waiter, on: () => Actor | null): OpenWait {
    const now = this.#now()
    const wait: OpenWait = { waiter, on, began: now, since: now, root: UNKNOWN, path: NOBODY, parts: [] }
    this.#open.add(wait)
    this.#walk(wait)
    return wait
  }

  /** The wait is over. Ended a second time, nothing happens. */
  end(wait: OpenWait): void {
    if (!this.#open.delete(wait)) return
    this.#flush(wait)
    this.#over?.(wait.waiter, this.#now() - wait.began)
    this.#leave(wait)
  }

  /** An actor changed what it does or whom it waits for: the waits laid over it are looked at again. */
  stirred({ waits }: Actor): void {
    const [only] = waits
    if (!only) return
    if (waits.length === 1) this.#review(only)
    else for (const wait of waits.slice()) this.#review(wait)
  }

  /** Closes what is open at an instant and goes on, so that no part crosses a local hour. */
  tick(): void {
    for (const wait of this.#open) this.#flush(wait)
  }

  #review(wait: OpenWait): void {
    const before = wait.root
    this.#walk(wait)
    if (before !== wait.root) this.#cut(wait, before)
  }

  /** Follows the chain from the one waited for to the first that does not wait. */
  #walk(wait: OpenWait): void {
    const before = wait.path
    let made: Actor[] | null = null
    let steps = 0
    let actor = wait.on()
    let last: Actor | null = null
    let doing: Doing | null = null
    // Most chains are the ones that they were: then no list is made.
    for (; actor && !isAmong(made ?? before, steps, actor); steps++) {
      if (!made && before[steps] !== actor) made = before.slice(0, steps)
      made?.push(actor)
      last = actor
      doing = actor.doing()
      actor = doing.waitsFor
    }
    const root = doing && last ? rootOf(last, doing, actor !== null) : UNKNOWN
    if (!isSame(wait.root, root)) wait.root = root
    if (!made && steps === before.length) return
    this.#leave(wait)
    wait.path = made ?? before.slice(0, steps)
    for (const { waits } of wait.path) waits.push(wait)
  }

  #leave(wait: OpenWait): void {
    for (const { waits } of wait.path) takeOut(waits, wait)
  }

  /** What is open of a wait is over now, and had a root. */
  #cut(wait: OpenWait, root: Root): void {
    const now = this.#now()
    const { parts, since } = wait
    if (now === since) return
    const last = parts.at(-1)
    wait.since = now
    if (last && (now - since < this.#shortest || isSame(last.root, root))) last.to = now
    else if (last && last.to - last.from < this.#shortest) {
      last.root = root
      last.to = now
    } else parts.push({ root, from: since, to: now })
  }

  #flush(wait: OpenWait): void {
    this.#cut(wait, wait.root)
    for (const { root, from, to } of wait.parts) this.#tell(wait.waiter, root, from, to)
    wait.parts.length = 0
  }
}

const isSame = (one: Root, other: Root): boolean =>
  one.root === other.root && one.eqId === other.eqId && one.state === other.state && one.op === other.op

const rootOf = (actor: Actor, doing: Doing, goesRound: boolean): Root => ({
  root: goesRound ? 'DEADLOCK' : doing.root,
  eqId: actor.eqId,
  state: doing.state,
  op: doing.op,
})

const isAmong = (path: readonly Actor[], steps: number, actor: Actor): boolean => {
  for (let i = 0; i < steps; i++) if (path[i] === actor) return true
  return false
}
