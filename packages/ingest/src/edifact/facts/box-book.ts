import type { ContainerVisitFact, TrunkBranch } from '@quaywise/domain'
import type { Known, TableRow } from '../../fact-format.ts'
import type { Memory } from '../../known/memory.ts'
import { idOf, isGone, isOther, newer, textOf } from './box-changes.ts'
import { asTold, type BoxMemory, boxKey, boxMemoryOf, trimmed } from './box-memory.ts'
import { type BoxRows, rowsOfBox, type StayRow } from './box-rows.ts'
import { staysOf } from './box-stays.ts'
import { type BoxWord, holding, laidTo, withWord } from './box-word.ts'
import { type Filling, fillingOf, withoutFilling } from './filling.ts'
import type { GateCall } from './gate-calls.ts'
import type { KnownRows } from './known-rows.ts'
import { withMass } from './mass-row.ts'
import { flowOf, ownStayTold, stayTold } from './stay-told.ts'
import { SOURCE } from './telling.ts'

/** What a word about a container changes: rows to write, and rows that no longer hold. */
export type BoxChange = { readonly facts: readonly TableRow[]; readonly gone: readonly TableRow[] }

/** What the stays of containers are worked out with. */
export type BoxContext = {
  readonly terminalId: string
  readonly masses: KnownRows<'verified_mass'>
  /** Whether a call is one of a trunk or a branch line. */
  readonly kindOf: (visitId: string) => TrunkBranch
  /** The call that a message of the gate means, as far as is known now; '' for none. */
  readonly callOf: (call: GateCall) => string
}

/** The calls that stays speak of. */
export type CallsSpokenOf = { readonly ids: readonly string[]; readonly named: readonly GateCall[] }

type Box = { memory: BoxMemory; stored: readonly ContainerVisitFact[] }
type Told = { readonly memory: BoxMemory; readonly rows: BoxRows }

/** What a stay may lack in the terminal's own records, and messages fill in. */
const BLANKS: Filling = {
  ...{
    iso_type: '',
    length_ft: 0,
    gross_kg: 0,
    reefer: 0,
    reefer_c: 0,
    imo_class: '',
    oog: 0,
    pol: '',
    pod: '',
  },
  ...{ line: '', arrived_at: null, left_at: null, in_visit_id: '', out_visit_id: '' },
}

/**
 * The stays and deeds of containers. All that messages said is remembered, and the rows follow from it: the order in
 * which messages come, and the files they come in, make no difference.
 */
export class BoxBook {
  readonly #memory: Memory
  readonly #boxes = new Map<string, Box>()

  constructor(memory: Memory) {
    this.#memory = memory
  }

  /** Fetches what is known of containers; gives the calls that their stays speak of, by id or by the names of messages. */
  async open(containers: readonly string[], known: Known): Promise<CallsSpokenOf> {
    const numbers = [...new Set(containers)].filter((number) => !this.#boxes.has(number))
    if (numbers.length === 0) return { ids: [], named: [] }
    await this.#memory.fetch(numbers.map(boxKey))
    const stays = Map.groupBy(await known.stays(numbers), ({ container_no }) => container_no)
    for (const number of numbers) {
      const memory = boxMemoryOf(this.#memory.get(boxKey(number)))
      this.#boxes.set(number, { memory, stored: stays.get(number) ?? [] })
    }
    const boxes = numbers.flatMap((number) => this.#boxes.get(number) ?? [])
    const words = boxes.flatMap(({ memory }) => memory.words)
    return {
      ids: words.flatMap(({ event }) => (event ? [event.visitId, event.other.visitId] : [])),
      named: words.flatMap((word) => ('passage' in word && word.call ? [word.call] : [])),
    }
  }

  /** Takes a word; null where it is older than what is remembered of its container. */
  tell(containerNo: string, word: BoxWord, context: BoxContext): BoxChange | null {
    const { memory } = this.#boxOf(containerNo)
    if (word.at < memory.forgottenUntil) return null
    return this.#change(containerNo, { ...memory, words: withWord(memory.words, word) }, context, word.id)
  }

  /** Works the stays of a container out anew: its verified mass or a call that it names is another one. */
  again(containerNo: string, context: BoxContext): BoxChange {
    return this.#change(containerNo, this.#boxOf(containerNo).memory, context, null)
  }

  #boxOf(containerNo: string): Box {
    return this.#boxes.get(containerNo) ?? { memory: boxMemoryOf(undefined), stored: [] }
  }

  #change(containerNo: string, told: BoxMemory, context: BoxContext, deed: string | null): BoxChange {
    const { memory: known, stored } = this.#boxOf(containerNo)
    const kept = trimmed(told)
    const before = this.#told(
      containerNo,
      { ...known, words: known.words.filter((one) => kept.words.includes(one)) },
      context,
    )
    const after = this.#told(containerNo, kept, context)
    const stood = new Map(before.rows.map(({ fact }) => [idOf(fact), textOf(fact)]))
    const stands = new Set(after.rows.map(({ fact }) => idOf(fact)))
    const rows = after.rows.filter(
      ({ fact, deeds }) =>
        (deed !== null && deeds.includes(deed)) ||
        stood.get(idOf(fact)) !== textOf(fact) ||
        isOther(fact, stored),
    )
    const gone = before.rows.filter(({ fact }) => !stands.has(idOf(fact))).map(({ fact }) => fact)
    const stays = after.rows.flatMap(({ fact }) => (fact.table === 'container_visit' ? [fact.row] : []))
    const others = stored.filter(
      (one) => !stays.some((stay) => stay.unit_id === one.unit_id) && !isGone(one, gone),
    )
    this.#boxes.set(containerNo, { memory: after.memory, stored: [...stays, ...others] })
    const remembered =
      after.memory.words.length > 0 ? this.#memory.set(boxKey(containerNo), asTold(after.memory)) : []
    return { facts: [...rows.map(({ fact }) => fact), ...remembered], gone }
  }

  #told(containerNo: string, memory: BoxMemory, context: BoxContext): Told {
    const { stored } = this.#boxOf(containerNo)
    if (memory.words.length === 0 && stored.length === 0) return { memory, rows: [] }
    const own = stored
      .filter(({ source }) => source !== SOURCE)
      .map((stay) => withoutFilling(stay, memory.filled[stay.unit_id] ?? {}, BLANKS))
    const words = holding(memory.words).map((word) => laidTo(word, context.callOf))
    const stays = staysOf(containerNo, words, { own, isFirst: memory.forgottenUntil === 0 })
    const rows = stays.map((stay): StayRow => {
      const ids = new Set(stay.words.map(({ id }) => id))
      const told = { stay, said: memory.words.filter(({ id }) => ids.has(id)) }
      const row = stay.own ? ownStayTold(stay.own, told) : stayTold(context.terminalId, containerNo, told)
      return { stay, row: newer(finished(row, stay, stored, context), stay.words, stored) }
    })
    const filled = rows.flatMap(({ stay, row }) => {
      const filling = stay.own ? fillingOf(stay.own, row, BLANKS) : {}
      return Object.keys(filling).length > 0 ? [[row.unit_id, filling]] : []
    })
    const place = { terminalId: context.terminalId, containerNo }
    return { memory: { ...memory, filled: Object.fromEntries(filled) }, rows: rowsOfBox(place, words, rows) }
  }
}

/** A stay with its mass, its flow, and what the yard told of it. */
const finished = (
  stay: ContainerVisitFact,
  { own, words }: StayRow['stay'],
  stored: readonly ContainerVisitFact[],
  { masses, kindOf }: BoxContext,
): ContainerVisitFact => {
  const weighed = withMass(stay, masses.get(stay.container_no))
  if (own || words.length === 0) return weighed
  const before = stored.find(({ unit_id }) => unit_id === stay.unit_id)
  const yard = before ? { block_id: before.block_id, yard_in: before.yard_in, yard_out: before.yard_out } : {}
  return { ...weighed, ...yard, flow: flowOf(stay, kindOf(stay.in_visit_id), kindOf(stay.out_visit_id)) }
}
