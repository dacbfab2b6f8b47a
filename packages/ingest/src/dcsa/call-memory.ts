import type { TableRow } from '../fact-format.ts'
import { isObject, type JsonObject, type JsonValue, listAt, member, objectAt } from '../json/value.ts'
import type { Memory, MemoryKey } from '../known/memory.ts'
import { mergeNames } from './names.ts'
import type { CallNames, CallService, DcsaReading, ExpectedMoves } from './reading.ts'

/** A time whose service nobody described yet. */
export type LooseWord = Extract<DcsaReading, { readonly kind: 'loose-word' }>['word']

const WAITING = 200

const keyOf = {
  portCall: (name: string): MemoryKey => ({ kind: 'PORT_CALL', name }),
  terminalCall: (name: string): MemoryKey => ({ kind: 'TERMINAL_CALL', name }),
  service: (name: string): MemoryKey => ({ kind: 'SERVICE', name }),
}

/** What earlier files told of calls and their services, so that a message that names only an id finds its call. */
export class CallMemory {
  readonly #memory: Memory

  constructor(memory: Memory) {
    this.#memory = memory
  }

  /** Fetches what is known of the ids that messages name, and of those that they lead to. */
  async fetch(readings: readonly DcsaReading[]): Promise<void> {
    const told = readings.flatMap(idsOf)
    const services = told.map(({ serviceId }) => serviceId).filter(Boolean)
    await this.#memory.fetch(services.map(keyOf.service))
    const terminalCalls = [
      ...told.map(({ terminalCallId }) => terminalCallId),
      ...services.map((id) => this.service(id)?.terminalCallId ?? ''),
    ].filter(Boolean)
    await this.#memory.fetch(terminalCalls.map(keyOf.terminalCall))
    const portCalls = [
      ...told.map(({ portCallId }) => portCallId),
      ...terminalCalls.map((id) => this.#namesOf(keyOf.terminalCall(id))?.portCallId ?? ''),
    ].filter(Boolean)
    await this.#memory.fetch(portCalls.map(keyOf.portCall))
  }

  service(id: string): CallService | null {
    const service = objectAt(this.#object(keyOf.service(id)), 'service')
    // Only this class wrote it.
    return member(service, 'serviceId') === undefined ? null : (service as unknown as CallService)
  }

  /** All that is known of the call that these names belong to. */
  complete(told: CallNames): CallNames {
    const terminal = this.#namesOf(keyOf.terminalCall(told.terminalCallId))
    const call = terminal ? mergeNames(told, terminal) : told
    const port = this.#namesOf(keyOf.portCall(call.portCallId))
    // One call at the port may be several at its terminals: only what is the port's is shared.
    return port
      ? mergeNames(call, {
          ...port,
          terminalCallId: '',
          terminalCallReference: '',
          voyageIn: '',
          voyageOut: '',
        })
      : call
  }

  moves({ terminalCallId }: CallNames): readonly ExpectedMoves[] {
    const moves = listAt(this.#object(keyOf.terminalCall(terminalCallId)), 'moves')
    return moves as unknown as readonly ExpectedMoves[]
  }

  learnCall(call: CallNames, moves: readonly ExpectedMoves[] = []): readonly TableRow[] {
    const rows: TableRow[] = []
    if (call.portCallId !== '' && call.terminalCallId === '')
      rows.push(...this.#memory.set(keyOf.portCall(call.portCallId), { names: call }))
    if (call.terminalCallId !== '') {
      const all = moves.length > 0 ? moves : this.moves(call)
      rows.push(
        ...this.#memory.set(keyOf.terminalCall(call.terminalCallId), { names: call, moves: [...all] }),
      )
    }
    return rows
  }

  /** Keeps a service; what waited for it comes out. */
  learnService(service: CallService): {
    readonly rows: readonly TableRow[]
    readonly waited: readonly LooseWord[]
  } {
    if (service.serviceId === '' || service.event === null) return { rows: [], waited: [] }
    const known = this.service(service.serviceId)
    const whole = { ...service, terminalCallId: service.terminalCallId || (known?.terminalCallId ?? '') }
    const waited = this.#waiting(service.serviceId)
    const kept = { service: { ...whole, moves: [] } }
    return { rows: this.#memory.set(keyOf.service(service.serviceId), kept), waited }
  }

  /** Keeps a time until its service is described; null when too many wait for it. */
  wait(word: LooseWord): readonly TableRow[] | null {
    const before = this.#waiting(word.serviceId)
    const others = before.filter(({ key, at }) => key !== word.key || at !== word.at)
    if (others.length >= WAITING) return null
    const told = { ...word, delayReasons: [...word.delayReasons] }
    const waiting = [...others.map((one) => ({ ...one, delayReasons: [...one.delayReasons] })), told]
    return this.#memory.set(keyOf.service(word.serviceId), { waiting })
  }

  #waiting(serviceId: string): readonly LooseWord[] {
    return listAt(this.#object(keyOf.service(serviceId)), 'waiting') as unknown as readonly LooseWord[]
  }

  #namesOf(key: MemoryKey): CallNames | null {
    const names = member(this.#object(key), 'names')
    return isObject(names) ? (names as unknown as CallNames) : null
  }

  #object(key: MemoryKey): JsonObject {
    const value: JsonValue | undefined = key.name === '' ? undefined : this.#memory.get(key)
    return isObject(value) ? value : {}
  }
}

const NO_IDS = { serviceId: '', terminalCallId: '', portCallId: '' }

const idsOf = (reading: DcsaReading): readonly (typeof NO_IDS)[] => {
  if (reading.kind === 'loose-word') return [{ ...NO_IDS, serviceId: reading.word.serviceId }]
  const told = reading.kind === 'word' ? reading.word : reading.kind === 'service' ? reading : null
  const call = told?.call ?? (reading.kind === 'call' ? reading.call : null)
  if (!call) return []
  const { terminalCallId, portCallId } = call
  return [
    { serviceId: told?.service.serviceId ?? '', terminalCallId, portCallId },
    { ...NO_IDS, terminalCallId: told?.service.terminalCallId ?? '' },
  ]
}
