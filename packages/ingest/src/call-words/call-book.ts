import type { VesselVisitFact, VisitTimeFact } from '@quaywise/domain'
import type { Origin, TableRow } from '../fact-format.ts'
import { Memory } from '../known/memory.ts'
import { allIds, type CallClue, withNames } from './call-clue.ts'
import { CallFinder } from './call-finder.ts'
import { type CallRecord, recordKey, recordOf } from './call-record.ts'
import { eventRow } from './event-row.ts'
import { movedVisit } from './moved-visit.ts'
import { stayParts } from './stay-parts.ts'
import { type ToldWord, withWord } from './told-word.ts'

const WORDS_KEPT = 2000

/** What a word changes: rows to write, and rows that no longer hold. */
export type Change = { readonly facts: readonly TableRow[]; readonly gone: readonly TableRow[] }

/** Why a word cannot be laid to a call: nothing names one, or it has 2,000 words already. */
export type Unlaid = 'REFERENCE_MISSING' | 'CALL_FULL'

/** Lays words on stamps to their calls: the history, the stamps that hold now, the parts of the stay. */
export class CallBook {
  readonly #origin: Origin
  readonly #source: string
  readonly #memory: Memory
  readonly #finder: CallFinder

  constructor(origin: Origin, source: string, memory = new Memory(origin)) {
    this.#origin = origin
    this.#source = source
    this.#memory = memory
    this.#finder = new CallFinder(origin, memory, source)
  }

  /** Fetches what is known of the calls of many words at once. */
  async fetch(clues: readonly CallClue[]): Promise<void> {
    const known = await this.#finder.fetch(clues.filter((clue) => allIds(clue).length > 0))
    await this.#memory.fetch(known.map((visit_id) => recordKey({ visit_id })))
  }

  /** Takes a word, or says why it cannot. */
  async tell(clue: CallClue, word: ToldWord): Promise<Change | Unlaid> {
    await this.fetch([clue])
    const found = await this.#finder.find(clue)
    if (found === null) return 'REFERENCE_MISSING'
    const record = await this.#recordOf(found)
    const words = withWord(record.words, word)
    if (words.length > WORDS_KEPT) return 'CALL_FULL'
    const stamps = new Set([word.stamp])
    for (const before of record.words) if (before.key === word.key) stamps.add(before.stamp)
    const next = movedVisit(withNames(found, clue), record.words, words, [...stamps])
    const visit = this.#newer(found, next)
    this.#finder.put(visit)
    const parts = this.#parts(found, record, visit, words, word.classifier === 'ACT')
    const stood = record.words.find(({ key }) => key === word.key)
    const stands = words.find(({ key }) => key === word.key) ?? word
    const before = stood && eventRow(visit, stood, this.#source)
    const after = eventRow(visit, stands, this.#source)
    const moved = before !== undefined && identityOf(before) !== identityOf(after)
    return {
      facts: [
        { table: 'port_call_event', row: after },
        ...parts.facts,
        { table: 'vessel_visit', row: visit },
        ...this.#finder.named(clue, visit.visit_id),
        ...this.#memory.set(recordKey(visit), { words: [...words], parts: record.parts }),
      ],
      gone: [...(moved ? [{ table: 'port_call_event' as const, row: before }] : []), ...parts.gone],
    }
  }

  /** Changes a call itself, with nothing said of its stamps. */
  async name(
    clue: CallClue,
    change: (visit: VesselVisitFact) => VesselVisitFact,
  ): Promise<readonly TableRow[]> {
    await this.fetch([clue])
    const found = await this.#finder.find(clue)
    if (found === null || found.version === 0) return []
    const visit = this.#newer(found, change(withNames(found, clue)))
    this.#finder.put(visit)
    return [{ table: 'vessel_visit', row: visit }, ...this.#finder.named(clue, visit.visit_id)]
  }

  #newer(before: VesselVisitFact, after: VesselVisitFact): VesselVisitFact {
    if (JSON.stringify(before) === JSON.stringify(after)) return before
    return { ...after, version: Math.max(this.#origin.receivedAt, before.version + 1) }
  }

  #parts(
    found: VesselVisitFact,
    record: CallRecord,
    visit: VesselVisitFact,
    words: readonly ToldWord[],
    actual: boolean,
  ): Change {
    if (record.parts === 'theirs') return { facts: [], gone: [] }
    const { zone } = this.#origin.terminal
    const before = new Map(stayParts(found, record.words, zone).map((part) => [partKey(part), part]))
    const after = new Map(stayParts(visit, words, zone).map((part) => [partKey(part), part]))
    const rows = (parts: readonly VisitTimeFact[]): readonly TableRow[] =>
      parts.map((row) => ({ table: 'visit_time', row }))
    // An actual word tells them all again, so that it mends what a crash kept from being written.
    const told = (part: VisitTimeFact): boolean =>
      actual || before.get(partKey(part))?.ended_at !== part.ended_at
    return {
      facts: rows([...after.values()].filter(told)),
      gone: rows([...before].filter(([key]) => !after.has(key)).map(([, part]) => part)),
    }
  }

  async #recordOf(visit: VesselVisitFact): Promise<CallRecord> {
    const key = recordKey(visit)
    await this.#memory.fetch([key])
    const kept = recordOf(this.#memory.get(key))
    if (kept) return kept
    const shown = stayParts(visit, [], this.#origin.terminal.zone)
    if (shown.length === 0) return { words: [], parts: 'ours' }
    const stored = await this.#origin.known.rows('visit_time', shown)
    const ends = new Map(stored.map((part) => [partKey(part), part.ended_at]))
    const same = shown.every((part) => ends.get(partKey(part)) === part.ended_at)
    return { words: [], parts: same || stored.length === 0 ? 'ours' : 'theirs' }
  }
}

const partKey = ({ started_at, category }: VisitTimeFact): string => `${started_at} ${category}`

const identityOf = ({ stamp, classifier, seq, received_at }: ReturnType<typeof eventRow>): string =>
  [stamp, classifier, seq, received_at].join(' ')
