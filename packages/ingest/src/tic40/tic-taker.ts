import { CallBook } from '../call-words/call-book.ts'
import type { CallClue } from '../call-words/call-clue.ts'
import type { FactReading, Origin, TableRow } from '../fact-format.ts'
import { Memory } from '../known/memory.ts'
import type { Notice, Rejection } from '../reading.ts'
import { CycleBook, type ToldEnd } from './cycle-book.ts'
import { LandBook, type LandWord } from './land-book.ts'
import { LegBook } from './leg-book.ts'
import { type KnownMachine, MachineKinds } from './machine-kinds.ts'
import type { Machine, TicReading, VisitWord } from './reading.ts'
import { StepBook, type ToldStep } from './step-book.ts'
import { isHeld, type ToldMeasure, telemetryRows } from './telemetry-book.ts'

/** Where something was told: in which line, by which message of the file, 0 for one that is not kept. */
type Place = { readonly line: number; readonly message: number }
/** A reading with the number of its message. */
export type Numbered = { readonly reading: TicReading; readonly message: number }
type Told<Kind> = Extract<TicReading, { readonly kind: Kind }> & Place

/** Turns what a chunk of a TIC4.0 file tells into facts, with what is known already looked up for all of it at once. */
export class TicTaker {
  readonly #origin: Origin
  readonly #memory: Memory
  readonly #kinds: MachineKinds
  readonly #unknown: FactReading[] = []

  constructor(origin: Origin) {
    this.#origin = origin
    this.#memory = new Memory(origin)
    this.#kinds = new MachineKinds(origin, this.#memory)
  }

  async *take(chunk: readonly Numbered[]): AsyncGenerator<FactReading> {
    const told = <Kind extends TicReading['kind']>(kind: Kind): Told<Kind>[] =>
      chunk.flatMap(({ reading, message }) =>
        // What is read is told by its kind.
        reading.kind === kind ? [{ ...reading, message } as Told<Kind>] : [],
      )
    const [steps, ends, measures] = [told('step'), told('cycle-end'), told('measure')]
    const machines: (Machine & Place)[] = [
      ...steps.map(({ step, line, message }) => ({ ...step, line, message })),
      ...ends.map((one) => ({ ...one.told, line: one.line, message: one.message })),
      ...measures.map(({ measure, line, message }) => ({ ...measure, line, message })),
    ]
    await this.#kinds.fetch(machines)
    for (const machine of machines) {
      const facts = this.#kinds.learn(machine)
      if (facts.length > 0) yield itemOf(machine, facts)
    }
    yield* this.#steps(steps)
    yield* this.#cycles(ends)
    yield* this.#measures(measures)
    yield* this.#land([...told('truck-word'), ...told('container-word')])
    yield* this.#visits(told('visit-word'))
    yield* this.#unknown
  }

  async *#steps(told: readonly Told<'step'>[]): AsyncGenerator<FactReading> {
    const book = new StepBook(this.#origin, this.#memory)
    const steps = told.flatMap(({ step, line, message }): ToldStep[] => {
      const machine = this.#machine(step, line)
      const { at, word, on, orders } = step
      const seen = { at, word, on, orders: orders.map(({ id }) => id).sort() }
      return machine ? [{ machine, seen, orders, line, message }] : []
    })
    await book.fetch(steps)
    const { changes, full } = book.take(steps)
    const legs = new LegBook(this.#origin, this.#memory)
    await legs.fetch(changes.flatMap(({ orders }) => orders))
    for (const { facts, gone, orders, ...place } of changes) {
      const made = orders.map((order) => legs.take(order))
      yield itemOf(
        place,
        [...facts, ...made.flatMap((one) => one.facts)],
        [...gone, ...made.flatMap((one) => one.gone)],
      )
    }
    for (const { line, machine } of full)
      yield rejected({ line, reason: 'STEPS_FULL', value: machine.eqId, raw: '' })
  }

  async *#cycles(told: readonly Told<'cycle-end'>[]): AsyncGenerator<FactReading> {
    const book = new CycleBook(this.#origin, this.#memory)
    const ends = told.flatMap((one): ToldEnd[] => {
      const machine = this.#machine(one.told, one.line)
      return machine ? [{ machine, told: one.told, line: one.line, message: one.message }] : []
    })
    await book.fetch(ends)
    for (const end of ends) {
      const { facts, gone } = book.take(end)
      yield itemOf(end, facts, gone)
    }
  }

  async *#measures(told: readonly Told<'measure'>[]): AsyncGenerator<FactReading> {
    const measures: ToldMeasure[] = []
    for (const { measure, line } of told) {
      const machine = this.#machine(measure, line)
      if (machine && isHeld(measure)) measures.push({ machine, measure, line })
      else if (machine)
        yield rejected({
          line,
          reason: 'BAD_VALUE',
          column: measure.field,
          value: String(measure.value),
          raw: '',
        })
    }
    if (measures.length === 0) return
    for (const { line, row } of await telemetryRows(measures, this.#origin))
      yield itemOf({ line, message: 0 }, [{ table: 'telemetry', row }])
  }

  async *#land(told: readonly (LandWord & Place)[]): AsyncGenerator<FactReading> {
    const book = new LandBook(this.#origin, this.#memory)
    await book.fetch(told)
    for (const word of told) {
      const { facts, waits } = book.take(word)
      yield itemOf(word, facts, [], waits ? [{ code: 'VISIT_UNKNOWN', line: word.line }] : [])
    }
  }

  async *#visits(told: readonly Told<'visit-word'>[]): AsyncGenerator<FactReading> {
    const book = new CallBook(this.#origin, 'tic40', this.#memory)
    await book.fetch(told.map(({ word }) => clueOf(word)))
    for (const { word, line, message } of told) {
      const { key, stamp, classifier, at, toldAt } = word
      const receivedAt = toldAt ?? this.#origin.receivedAt
      const said = {
        key,
        stamp,
        classifier,
        at,
        receivedAt,
        dated: toldAt !== null,
        reportedBy: '',
        remark: '',
      }
      const change = await book.tell(clueOf(word), said)
      if (typeof change !== 'string') yield itemOf({ line, message }, change.facts, change.gone)
      else yield rejected({ line, reason: change, value: word.visitId, raw: '' })
    }
  }

  #machine(machine: Machine, line: number): KnownMachine | null {
    const known = this.#kinds.known(machine)
    if (!known)
      this.#unknown.push(rejected({ line, reason: 'MACHINE_UNKNOWN', value: machine.eqId, raw: '' }))
    return known
  }
}

const clueOf = ({ visitId, vessel, at }: VisitWord): CallClue => ({
  ...{ ids: [visitId], portIds: [], vessel, imo: '', callSign: '', voyageIn: '', voyageOut: '', service: '' },
  ...{ loaM: null, near: at },
})

const itemOf = (
  { line, message }: Place,
  facts: readonly TableRow[],
  gone: readonly TableRow[] = [],
  notices: readonly Notice[] = [],
): FactReading => ({ kind: 'item', line, message, facts, gone, notices })

const rejected = (rejection: Rejection): FactReading => ({ kind: 'rejection', rejection })
