import { ByteSink } from './byte-sink.ts'
import type { ValueColumn } from './column.ts'
import { Numbers } from './numbers.ts'
import { textOf } from './text-column.ts'

/** Version of the layout, and the flags of a block that brings its own dictionary. */
const SHARED_DICTIONARY = 1
const OWN_KEYS = 0x600
const WIDTHS = [
  { most: 0x100, code: 0, bytes: 1 },
  { most: 0x10000, code: 1, bytes: 2 },
  { most: 0x100000000, code: 2, bytes: 4 },
] as const

/** Words of which there are few: each is sent once, and the rows carry its number. */
export class WordColumn implements ValueColumn {
  readonly takes = 'values'
  readonly type = 'LowCardinality(String)'
  readonly #places = new Map<string, number>()
  readonly #words = new ByteSink()
  readonly #rows = new Numbers((size) => new Uint32Array(size))

  #last = ''
  #place = 0

  constructor() {
    this.#learn('')
  }

  add(value: unknown): void {
    // Much is not told: the empty word needs no look at the others.
    if (value === '') {
      this.#rows.push(0)
      return
    }
    if (value !== this.#last) {
      const word = textOf(value)
      this.#place = this.#places.get(word) ?? this.#learn(word)
      this.#last = word
    }
    this.#rows.push(this.#place)
  }

  writeTo(sink: ByteSink): void {
    const width = WIDTHS.find(({ most }) => this.#places.size <= most) ?? WIDTHS[2]
    const places = this.#rows.view()
    sink.long(SHARED_DICTIONARY)
    sink.long(OWN_KEYS | width.code)
    sink.long(this.#places.size)
    sink.append(this.#words.view())
    sink.long(places.length)
    sink.wholes(places, width.bytes)
  }

  clear(): void {
    this.#rows.clear()
    this.#words.clear()
    this.#places.clear()
    this.#place = this.#learn('')
    this.#last = ''
  }

  #learn(word: string): number {
    const place = this.#places.size
    this.#places.set(word, place)
    this.#words.text(word)
    return place
  }
}
