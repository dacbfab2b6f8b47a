import type { PortCallEventFact, VisitStamp } from '@quaywise/domain'
import { mix, uniform } from '../engine/random.ts'
import { HOUR, MINUTE } from '../scenario/calendar.ts'
import type { Scenario } from '../scenario/scenario.ts'
import type { Call } from './call.ts'
import { stampsOf } from './stamps.ts'

/** One word on a stamp of a call: what was said of it, by whom, and when it came in. */
export type CallWord = Pick<
  PortCallEventFact,
  'stamp' | 'classifier' | 'seq' | 'at' | 'received_at' | 'reported_by' | 'remark'
>

/** A call is in the berth plan from this long before its planned berthing; the plan is frozen the last day. */
export const PLANNED_AHEAD = 240 * HOUR
const ETA_HOURS = [240, 168, 120, 72, 48, 24, 12, 6, 3]
const ETB_VERSIONS = [
  [240, 8],
  [168, 5],
  [96, 3],
  [48, 1.5],
  [24, 0],
] as const
/** From here on what will really happen shows more and more in what is expected. */
const FORESIGHT_HOURS = 96
const MISSING = 0.03
const LATE = 0.1

/** Every word on a call that does not depend on how its cranes get on, in the order of the stamps. */
export const plannedWords = (scenario: Scenario, call: Call): CallWord[] => [
  ...arrivalWords(call),
  ...berthWords(scenario, call),
  ...actualWords(scenario, call, call.opStart, null),
]

/** What is told of a call after its last lift. */
export const finalWords = (scenario: Scenario, call: Call, lastLift: number): CallWord[] =>
  actualWords(scenario, call, Number.POSITIVE_INFINITY, lastLift).filter(
    (word) => word.at >= Math.round(lastLift),
  )

const arrivalWords = (call: Call): CallWord[] =>
  ETA_HOURS.flatMap((hours, seq) => {
    const received_at = Math.round(call.eta - hours * HOUR)
    if (received_at >= call.arrival) return []
    const known = Math.max(0, 1 - hours / FORESIGHT_HOURS)
    const guess = seq === 0 ? 0 : (uniform(mix(call.key, 8100), seq) - 0.5) * 0.08 * hours * HOUR
    const at = Math.max(received_at, Math.round(call.eta + known * (call.arrival - call.eta) + guess))
    return [{ stamp: 'eta', classifier: 'EST', seq, at, received_at, reported_by: 'CARRIER', remark: '' }]
  })

const berthWords = (scenario: Scenario, call: Call): CallWord[] => {
  const { etb, atb, arrival } = call
  const word = (
    stamp: VisitStamp,
    classifier: 'EST' | 'REQ' | 'PLN',
    seq: number,
    at: number,
    received: number,
    remark = '',
  ): CallWord => {
    const reported_by = classifier === 'REQ' ? 'AGENT' : 'TERMINAL'
    return {
      stamp,
      classifier,
      seq,
      at: Math.round(at),
      received_at: Math.round(received),
      reported_by,
      remark,
    }
  }
  const plan = ETB_VERSIONS.map(([hours, off], seq) => {
    const moved = (uniform(mix(call.key, 8200), seq) - 0.5) * off * HOUR
    return word('etb', 'PLN', seq, etb + moved, etb - hours * HOUR, hours === 24 ? 'frozen' : '')
  })
  const { etc_plan, etd } = stampsOf(scenario, call, 0, null)
  return [
    ...plan,
    word('etc_plan', 'PLN', 0, etc_plan ?? etb, etb - 24 * HOUR, 'frozen'),
    word('etd', 'PLN', 0, etd ?? etb, etb - 24 * HOUR, 'frozen'),
    word('etb', 'EST', 0, (etb + atb) / 2, Math.min(arrival, atb) - 6 * HOUR),
    word('etb', 'EST', 1, atb, Math.min(arrival, atb - 30 * MINUTE)),
    word('pbp', 'REQ', 0, atb - 15 * MINUTE, atb - 3 * HOUR),
  ]
}

const BY_PORT: readonly VisitStamp[] = ['ata', 'pbp']
const NOT_ACTUAL: readonly VisitStamp[] = ['eta', 'etb', 'etc_plan', 'etd']

/** The actual stamps up to `now`: most come in within minutes, some hours later, a few never. */
const actualWords = (scenario: Scenario, call: Call, now: number, lastLift: number | null): CallWord[] => {
  const words: CallWord[] = []
  for (const [place, [stamp, at]] of entriesOf(stampsOf(scenario, call, now, lastLift)).entries()) {
    if (at === null || NOT_ACTUAL.includes(stamp)) continue
    const key = mix(call.key, 8300 + place)
    const luck = uniform(key)
    if (luck < MISSING) continue
    const late = luck < LATE
    const delay = late ? (20 + 220 * uniform(key, 1)) * MINUTE : (1 + 5 * uniform(key, 1)) * MINUTE
    words.push({
      ...{ stamp, classifier: 'ACT', seq: 0, at, received_at: Math.round(at + delay) },
      reported_by: BY_PORT.includes(stamp) ? 'PORT' : 'TERMINAL',
      remark: late ? 'late' : '',
    })
  }
  return words
}

const entriesOf = (stamps: ReturnType<typeof stampsOf>): [VisitStamp, number | null][] =>
  Object.entries(stamps).flatMap(([stamp, at]) => (isStamp(stamp, stamps) ? [[stamp, at]] : []))

const isStamp = (key: string, stamps: object): key is VisitStamp => key in stamps
