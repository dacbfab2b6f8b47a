import { peek } from '../json/peek.ts'
import { type JsonElement, type JsonOptions, readJson } from '../json/read-json.ts'
import { isObject } from '../json/value.ts'
import { entriesOfObject, singleEntry } from './entries.ts'
import { type FlatEntry, observationsOfFlat } from './flat.ts'
import { FlatGroup } from './flat-group.ts'
import { Interpreter } from './interpreter.ts'
import { type KindOf, kindByType } from './machine.ts'
import { TicMessage } from './message.ts'
import type { Observation } from './observation.ts'
import type { TicReading } from './reading.ts'
import { flatRows } from './rows.ts'
import { observationsOfTree } from './tree.ts'

/** For which terminal a file is read, and what is known of its machines. */
export type TicOptions = {
  /** IANA zone, for times without an offset. */
  readonly zone: string
  /** The kind of a machine; by its type where nothing is given. */
  readonly kindOf?: KindOf
  readonly limits?: JsonOptions['limits']
}

/** Lists of subjects that may be long. */
const LONG = ['che', 'carriervisit', 'cargovisit', 'jobinstruction', 'cycle']

/**
 * Reads TIC4.0 in either notation: nested lists as JSON, flat paths as JSON, as lines of JSON or as CSV with a
 * path and a value. Yields typed readings in the order of the file and ends with counts of what was
 * understood and not used. Holds one message at a time; never throws on content, an error of the stream
 * passes through.
 */
export async function* readTic40(
  stream: AsyncIterable<Uint8Array>,
  options: TicOptions,
): AsyncGenerator<TicReading> {
  const reader = new TicReader(options)
  const opened = await peek(stream, 256)
  if (startsAsJson(opened.head)) {
    const json = { unwrap: LONG, ...(options.limits ? { limits: options.limits } : {}) }
    for await (const reading of readJson(opened.stream, json))
      if (reading.kind !== 'element') yield reading
      else for (const told of reader.element(reading.element)) yield told
  } else
    for await (const { line, raw, latin, entry } of flatRows(opened.stream)) {
      if (latin) yield { kind: 'notice', code: 'LATIN_TEXT', line }
      if (entry) for (const told of reader.entry(entry, line, raw)) yield told
      else yield { kind: 'rejection', reason: 'BAD_ROW', line, raw: raw.slice(0, 2000) }
    }
  for (const told of reader.end()) yield told
}

// What is neither JSON nor blank is taken for rows, unless it is no text: then JSON says so.
const startsAsJson = (head: Buffer): boolean => {
  const text = head
    .toString('latin1')
    .replace(/^\xEF\xBB\xBF/, '')
    .trimStart()
  return text === '' || head.includes(0) || /^[[{\xFE\xFF]/.test(text)
}

class TicReader {
  readonly #zone: string
  readonly #interpreter: Interpreter
  readonly #group = new FlatGroup()

  constructor({ zone, kindOf = kindByType }: TicOptions) {
    this.#zone = zone
    this.#interpreter = new Interpreter(kindOf)
  }

  element({ value, key, head, line, text }: JsonElement): readonly TicReading[] {
    const single = singleEntry(value)
    if (single) return this.entry(single, line, text)
    const before = this.#flush()
    const message = new TicMessage(this.#zone, line, text)
    if (!isObject(value)) message.refuse('NOT_AN_OBJECT', '')
    else {
      const entries = entriesOfObject(value)
      let found = 0
      const take = (observation: Observation): void => {
        found += 1
        this.#interpreter.take(observation, message)
      }
      if (entries) for (const observation of observationsOfFlat(entries, message)) take(observation)
      else observationsOfTree(value, key, head, message, take)
      // What stood around a long list is told last, and often holds nothing but the header.
      if (found === 0 && message.readings.length === 0 && !isLeftOver(value))
        message.refuse('NOTHING_OBSERVED', '')
    }
    return [...before, ...message.ended()]
  }

  entry(entry: FlatEntry, line: number, raw: string): readonly TicReading[] {
    const before = this.#group.isNext(entry) ? this.#flush() : []
    this.#group.add(entry, line, raw)
    return before
  }

  end(): readonly TicReading[] {
    const before = this.#flush()
    const counts = this.#interpreter.unused
    return [...before, { kind: 'unused-counts', counts }]
  }

  #flush(): readonly TicReading[] {
    const { line, raw } = this.#group
    const entries = this.#group.take()
    if (entries.length === 0) return []
    const message = new TicMessage(this.#zone, line, raw)
    for (const observation of observationsOfFlat(entries, message))
      this.#interpreter.take(observation, message)
    return message.ended()
  }
}

const isLeftOver = (value: object): boolean =>
  Object.entries(value).some(([key, part]) => LONG.includes(key) && Array.isArray(part) && part.length === 0)
