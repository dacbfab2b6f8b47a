import { isObject, type JsonValue, listAt, member } from '../../json/value.ts'
import { type BoxWord, bySaid, holding } from './box-word.ts'
import type { Filling } from './filling.ts'

/** What messages told of a container so far. */
export type BoxMemory = {
  readonly words: readonly BoxWord[]
  /** What was done before this instant is forgotten; 0 while nothing is. */
  readonly forgottenUntil: number
  /** What messages filled in of stays that the terminal's own records tell, by their ids. */
  readonly filled: Readonly<Record<string, Filling>>
}

/** So much is kept of a container: some fifty stays. */
const WORDS_KEPT = 200
const NOTHING: BoxMemory = { words: [], forgottenUntil: 0, filled: {} }

/** The memory under which the words of a container are kept. */
export const boxKey = (containerNo: string) => ({ kind: 'BOX', name: containerNo }) as const

/** What a memory holds. */
export const boxMemoryOf = (told: JsonValue | undefined): BoxMemory => {
  if (!isObject(told)) return NOTHING
  // Only `asTold` wrote them.
  return {
    words: listAt(told, 'words') as unknown as readonly BoxWord[],
    forgottenUntil: Number(member(told, 'forgottenUntil') ?? 0),
    filled: (member(told, 'filled') ?? {}) as Readonly<Record<string, Filling>>,
  }
}

/** The same as it is kept. */
export const asTold = (memory: BoxMemory): JsonValue => JSON.parse(JSON.stringify(memory)) as JsonValue

/** Forgets what is oldest where there is too much; what was done together is forgotten together. */
export const trimmed = (memory: BoxMemory): BoxMemory => {
  if (memory.words.length <= WORDS_KEPT) return memory
  const last = new Map(holding(memory.words).map(({ id, at }) => [id, at]))
  const instants = [...last.values()].sort((a, b) => a - b)
  const forgottenUntil = instants[Math.floor(instants.length / 4)] ?? 0
  const kept = memory.words.filter(({ id, at }) => (last.get(id) ?? at) >= forgottenUntil)
  return { ...memory, words: kept.slice(-WORDS_KEPT).sort(bySaid), forgottenUntil }
}
