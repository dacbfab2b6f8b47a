import { EQUIPMENT_KINDS, type EquipmentKind } from '@quaywise/domain'
import type { Origin, TableRow } from '../fact-format.ts'
import type { Memory } from '../known/memory.ts'
import type { Machine } from './reading.ts'

/** A machine whose kind is known. */
export type KnownMachine = { readonly eqId: string; readonly eqKind: EquipmentKind }

const keyOf = (eqId: string) => ({ kind: 'CHE', name: eqId }) as const

/** The kinds of machines: by the list of machines, by their type, or by the type that they told before. */
export class MachineKinds {
  readonly #origin: Origin
  readonly #memory: Memory
  readonly #listed = new Map<string, EquipmentKind>()
  readonly #asked = new Set<string>()

  constructor(origin: Origin, memory: Memory) {
    this.#origin = origin
    this.#memory = memory
  }

  async fetch(machines: readonly Machine[]): Promise<void> {
    const ids = [...new Set(machines.map(({ eqId }) => eqId))].filter((id) => !this.#asked.has(id))
    if (ids.length === 0) return
    for (const id of ids) this.#asked.add(id)
    const terminal_id = this.#origin.terminal.id
    const keys = ids.flatMap((eq_id) => EQUIPMENT_KINDS.map((eq_kind) => ({ terminal_id, eq_kind, eq_id })))
    for (const row of await this.#origin.known.rows('equipment', keys))
      this.#listed.set(row.eq_id, row.eq_kind)
    await this.#memory.fetch(ids.map(keyOf))
  }

  /** The machine with its kind; null where nothing tells it. */
  known({ eqId, eqKind }: Machine): KnownMachine | null {
    const told = this.#memory.get(keyOf(eqId))
    const kept = EQUIPMENT_KINDS.find((kind) => kind === told)
    const kind = this.#listed.get(eqId) ?? eqKind ?? kept
    return kind ? { eqId, eqKind: kind } : null
  }

  /** What is to be kept of a machine that tells its type. */
  learn({ eqId, eqKind }: Machine): readonly TableRow[] {
    return eqKind === null || this.#listed.has(eqId) || this.#memory.get(keyOf(eqId)) === eqKind
      ? []
      : this.#memory.set(keyOf(eqId), eqKind)
  }
}
