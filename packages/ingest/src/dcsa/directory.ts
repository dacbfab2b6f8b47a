import { mergeNames, NO_NAMES } from './names.ts'
import type { CallNames, CallService } from './reading.ts'

const KEPT = 20_000

/**
 * What was told so far of calls and their services, so that a time that names only its service finds its
 * call. Keeps the 20,000 told last of each kind; the taker may keep one across files.
 */
export class CallDirectory {
  readonly #portCalls = new Map<string, CallNames>()
  readonly #terminalCalls = new Map<string, CallNames>()
  readonly #services = new Map<string, CallService>()

  /** Adds what a message tells of a call, and answers with all that is known of it. */
  learnCall(told: CallNames): CallNames {
    const call = this.call(told)
    if (call.portCallId !== '') keep(this.#portCalls, call.portCallId, portPart(call))
    if (call.terminalCallId !== '') keep(this.#terminalCalls, call.terminalCallId, call)
    return call
  }

  /** Adds a service; one that is told again without its call keeps the call. */
  learnService(told: CallService): CallService {
    const known = this.#services.get(told.serviceId)
    const service = { ...told, terminalCallId: told.terminalCallId || (known?.terminalCallId ?? '') }
    if (told.serviceId !== '') keep(this.#services, told.serviceId, service)
    return service
  }

  /** All that is known of the call that these names belong to. */
  call(told: CallNames): CallNames {
    const terminalCall = this.#terminalCalls.get(told.terminalCallId)
    const call = terminalCall ? mergeNames(told, terminalCall) : told
    const portCall = this.#portCalls.get(call.portCallId)
    return portCall ? mergeNames(call, portCall) : call
  }

  service(serviceId: string): CallService | null {
    return this.#services.get(serviceId) ?? null
  }
}

// One call at the port may be several at its terminals: only what is the port's is shared.
const portPart = ({
  portCallId,
  portVisitReference,
  vessel,
  omitted,
  terminalCallId,
}: CallNames): CallNames => ({
  ...NO_NAMES,
  ...{ portCallId, portVisitReference, vessel, omitted: terminalCallId === '' && omitted },
})

const keep = <T>(map: Map<string, T>, key: string, value: T): void => {
  map.delete(key)
  map.set(key, value)
  if (map.size <= KEPT) return
  const [oldest] = map.keys()
  if (oldest !== undefined) map.delete(oldest)
}
