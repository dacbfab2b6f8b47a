import type { CallNames, TableRow } from '../../fact-format.ts'
import { isObject, type JsonValue, listAt, member } from '../../json/value.ts'
import type { Memory, MemoryKey } from '../../known/memory.ts'
import { type Bound, callIdOf } from './call-names.ts'

/** The call of a vessel that a message of the gate names. */
export type GateCall = { readonly names: CallNames; readonly bound: Bound }

/** Which call the containers of one voyage at the gate were last laid to; '' for none. */
type Entry = { readonly call: GateCall; readonly visitId: string; readonly containers: readonly string[] }

/** So many voyages of a vessel, and containers of each, are kept; of more the newest. */
const VOYAGES_KEPT = 100
const CONTAINERS_KEPT = 5000

const plain = (text: string): string => text.toUpperCase().replace(/[^\p{L}\p{N}]+/gu, '')

/** Under all names of its vessel it is kept: another message may use another of them. */
const keysOf = ({ imo, vessel, callSign }: VesselNames): readonly MemoryKey[] =>
  [`imo ${plain(imo)}`, `name ${plain(vessel)}`, `sign ${plain(callSign)}`]
    .filter((name) => !name.endsWith(' '))
    .map((name) => ({ kind: 'GATE_CALLS', name }))

const idOf = ({ names, bound }: GateCall): string => JSON.stringify([callIdOf(names), bound])

/** The vessel that names mean. */
export type VesselNames = Pick<CallNames, 'imo' | 'vessel' | 'callSign'>

/**
 * Which containers passed the gate for which voyages: when a call becomes known, or turns out to be another one, the
 * stays of those containers follow.
 */
export class GateCalls {
  readonly #memory: Memory
  readonly #noted: Entry[] = []

  constructor(memory: Memory) {
    this.#memory = memory
  }

  fetch(vessels: readonly VesselNames[]): Promise<void> {
    return this.#memory.fetch(vessels.flatMap(keysOf))
  }

  /** Notes that a container passed the gate for a call, which is this one as far as is known. */
  note(call: GateCall, containerNo: string, visitId: string): void {
    this.#noted.push({ call, visitId, containers: [containerNo] })
  }

  /** The vessels of the calls that were noted. */
  notedVessels(): readonly VesselNames[] {
    return this.#noted.map(({ call }) => call.names)
  }

  /** The calls that the gate named of vessels. */
  ofVessels(vessels: readonly VesselNames[]): readonly GateCall[] {
    return distinctKeys(vessels).flatMap((key) => this.#entries(key).map(({ call }) => call))
  }

  /** Keeps what was noted; gives the containers that were laid to another call than they are now. */
  settle(
    vessels: readonly VesselNames[],
    callOf: (call: GateCall) => string,
  ): { readonly containers: readonly string[]; readonly facts: readonly TableRow[] } {
    const containers = new Set<string>()
    const facts = distinctKeys(vessels).flatMap((key) => {
      const entries = this.#entries(key).map((entry) => {
        const visitId = callOf(entry.call)
        if (visitId !== entry.visitId) for (const container of entry.containers) containers.add(container)
        return { ...entry, visitId }
      })
      return entries.length === 0 ? [] : this.#memory.set(key, asKept(entries))
    })
    return { containers: [...containers], facts }
  }

  /** What is kept under a name of a vessel, with what was noted; a call that is kept already stays laid as it is. */
  #entries(key: MemoryKey): readonly Entry[] {
    const kept = this.#memory.get(key)
    const entries = isObject(kept) ? listAt(kept, 'voyages').flatMap(entryIn) : []
    const noted = this.#noted.filter(({ call }) => keysOf(call.names).some(({ name }) => name === key.name))
    const byCall = Map.groupBy([...entries, ...noted], ({ call }) => idOf(call))
    return [...byCall.values()].flatMap((same) => {
      const [first] = same
      if (!first) return []
      const all = [...new Set(same.flatMap(({ containers }) => containers))].sort()
      return [{ ...first, containers: all.slice(-CONTAINERS_KEPT) }]
    })
  }
}

const distinctKeys = (vessels: readonly VesselNames[]): readonly MemoryKey[] => [
  ...new Map(vessels.flatMap(keysOf).map((key) => [key.name, key])).values(),
]

const entryIn = (kept: JsonValue): readonly Entry[] => {
  if (!isObject(kept)) return []
  // Only `asKept` wrote it.
  const call = member(kept, 'call') as unknown as GateCall
  return [
    {
      ...{ call, visitId: String(member(kept, 'visitId')) },
      containers: listAt(kept, 'containers').map(String),
    },
  ]
}

const byTime = (a: Entry, b: Entry): number =>
  (a.call.names.near ?? 0) - (b.call.names.near ?? 0) || (idOf(a.call) < idOf(b.call) ? -1 : 1)

const asKept = (entries: readonly Entry[]): JsonValue => {
  const voyages = [...entries].sort(byTime).slice(-VOYAGES_KEPT)
  return JSON.parse(JSON.stringify({ voyages })) as JsonValue
}
