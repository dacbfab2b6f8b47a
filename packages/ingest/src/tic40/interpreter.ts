import { isTruck, toContainerWord, toTruckWord } from './land-word.ts'
import { type KindOf, machineOf, stepOf } from './machine.ts'
import { fieldOf, toMeasure } from './measure.ts'
import type { TicMessage } from './message.ts'
import { isOn, momentOf } from './moment.ts'
import { type Observation, observedSubject, type Subject, subjectOf } from './observation.ts'
import type { TicOrder } from './order.ts'
import { classifierOf, toVisitWord } from './visit-word.ts'

const KINDS_COUNTED = 1000
const STATE_WORDS = new Set(['status', 'jobstep', 'step', 'activity', 'state'])

/** Turns observations into what the stores keep, and counts what they do not. */
export class Interpreter {
  readonly #kindOf: KindOf
  readonly unused = new Map<string, number>()

  constructor(kindOf: KindOf) {
    this.#kindOf = kindOf
  }

  take(observation: Observation, message: TicMessage): void {
    const visit = subjectOf(observation, 'carriervisit', 'cargovisit')
    const che = subjectOf(observation, 'che')
    const used = visit
      ? this.#visit(visit, observation, message)
      : che !== null &&
        (this.#cycle(che, observation, message) ||
          this.#state(che, observation, message) ||
          this.#measure(che, observation, message))
    if (!used) this.#count(observation)
  }

  #visit(visit: Subject, observation: Observation, message: TicMessage): boolean {
    const moment = momentOf(observation, message)
    if (moment === null) return false
    if (moment === 'BAD_INSTANT') return refuse('BAD_INSTANT', observation, message)
    const { line } = message
    const actual = classifierOf(observation.pomt) === 'ACT'
    if (visit.kind === 'cargovisit') {
      const word = actual ? toContainerWord(visit, moment) : null
      if (word && hasId(visit, observation, message))
        message.readings.push({ kind: 'container-word', word, line })
      return word !== null
    }
    if (isTruck(visit, moment.concept)) {
      const word = actual ? toTruckWord(visit, moment) : null
      if (word && hasId(visit, observation, message))
        message.readings.push({ kind: 'truck-word', word, line })
      return word !== null
    }
    const word = toVisitWord(visit, moment, observation)
    if (word && hasId(visit, observation, message)) message.readings.push({ kind: 'visit-word', word, line })
    return word !== null
  }

  #cycle(che: Subject, observation: Observation, message: TicMessage): boolean {
    const subject = observedSubject(observation)
    if (subject?.kind !== 'cycle' && !/(^|\.)cycle$/.test(observation.concept.replace(/\.(start|end)$/, '')))
      return false
    const moment = momentOf(observation, message)
    if (moment === 'BAD_INSTANT') return refuse('BAD_INSTANT', observation, message)
    const end = moment && /(?:^|\.)(start|end)$/.exec(moment.concept)?.[1]
    if (!moment || !end) return false
    if (!hasId(che, observation, message)) return true
    const id = subject?.kind === 'cycle' ? subject.id : ''
    // Nothing else could bring the ends of a cycle together, whatever comes first.
    if (id === '') return refuse('SUBJECT_MISSING', observation, message)
    const told = {
      ...machineOf(che, this.#kindOf),
      cycleId: id,
      end: endOf(end),
      at: moment.at,
      boxes: boxesOf(subject, che),
    }
    message.readings.push({ kind: 'cycle-end', told, line: message.line })
    return true
  }

  #state(che: Subject, observation: Observation, message: TicMessage): boolean {
    const machine = machineOf(che, this.#kindOf)
    const { property, value, concept, at } = observation
    const named =
      typeof value === 'string' && STATE_WORDS.has(property) ? stepOf(value, machine.eqKind) : null
    const word = named ? String(value).toLowerCase() : (concept.split('.').at(-1) ?? '')
    const step = named ?? stepOf(word, machine.eqKind)
    if (!step || classifierOf(observation.pomt) !== 'ACT') return false
    if (!named && !['status', 'starttimestamp', 'endtimestamp'].includes(property)) return false
    const timed = property === 'starttimestamp' || property === 'endtimestamp'
    const when = timed ? message.instant(value) : at
    if (when === null) return refuse(timed ? 'BAD_INSTANT' : 'TIMESTAMP_MISSING', observation, message)
    if (!hasId(che, observation, message)) return true
    const on = named !== null || (timed ? property === 'starttimestamp' : isOn(value))
    const told = { ...machine, word, on, at: when, orders: ordersAt(observation) }
    message.readings.push({ kind: 'step', step: told, line: message.line })
    return true
  }

  #measure(che: Subject, observation: Observation, message: TicMessage): boolean {
    const field = classifierOf(observation.pomt) === 'ACT' ? fieldOf(observation) : null
    if (!field) return false
    const told = toMeasure(observation, field, machineOf(che, this.#kindOf))
    if ('reason' in told) return refuse(told.reason, observation, message)
    if (!hasId(che, observation, message)) return true
    if (told.assumed) message.notice('UNIT_MISSING', field.field)
    message.readings.push({ kind: 'measure', measure: told.measure, line: message.line })
    return true
  }

  #count(observation: Observation): void {
    const { concept, property } = observation
    const told = [observedSubject(observation)?.kind ?? '', concept, property]
      .filter((part) => part !== '')
      .join('.')
    const name = told.slice(0, 120)
    const key = this.unused.has(name) || this.unused.size < KINDS_COUNTED ? name : 'other'
    this.unused.set(key, (this.unused.get(key) ?? 0) + 1)
  }
}

/** The orders of a step: those of the nearest subject that tells any. */
const ordersAt = ({ subjects }: Observation): readonly TicOrder[] =>
  subjects.findLast(({ orders }) => orders.length > 0)?.orders ?? []

/** What a cycle carried: by its own orders, else by those that its machine is at. */
const boxesOf = (cycle: Subject | null, che: Subject): readonly string[] =>
  cycle !== null && cycle.boxes.length > 0 ? cycle.boxes : che.boxes

const endOf = (word: string): 'start' | 'end' => (word === 'start' ? 'start' : 'end')

const refuse = (
  reason: Parameters<TicMessage['refuse']>[0],
  observation: Observation,
  message: TicMessage,
): true => {
  const { concept, property, value } = observation
  message.refuse(reason, concept === '' ? property : `${concept}.${property}`, value)
  return true
}

const hasId = (subject: Subject, observation: Observation, message: TicMessage): boolean =>
  subject.id !== '' || !refuse('SUBJECT_MISSING', observation, message)
