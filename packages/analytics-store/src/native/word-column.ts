import { ByteSink } from './byte-sink.ts'
import type { Column } from './column.ts'
import { Numbers } from './numbers.ts'
import { textOf } from './text-column.ts'

/** Version of the layout, and the flags of a block that brings its own dictionary. */
const SHARED_DICTIONARY = 1
const OWN_KEYS = 0x600
const WIDTHS = [
  { most: 0x100, code: 0, make: (size: number) => new Uint8Array(size) },
  { most: 0x10000, code: 1, make: (size: number) => new Uint16Array(size) },
  { most: 0x100000000, code: 2, make: (size: number) => new Uint32Array(size) },
] as const

/** Words of which there are few: each is sent once, and the rows carry its number. */
export class WordColumn implements Column {
  readonly type = 'LowCardinality(String)'
  readonly #places = new Map<string, number>([['', 0]])
  readonly #words = new ByteSink()
  readonly #rows = new Numbers((size) => new Uint32Array(size))
  #last = ''
  #lastPlace = 0

  constructor() {
    this.#words.text('')
  }

  add(value: unknown): void {
    const word = textOf(value)
    if (word !== this.#last) {
      this.#lastPlace = this.#places.get(word) ?? this.#learn(word)
      this.#last = word
    }
    this.#rows.add(this.#lastPlace)
  }

  writeTo(sink: ByteSink): void {
    const width = WIDTHS.find(({ most }) => this.#places.size <= most) ?? WIDTHS[2]
    const places = this.#rows.view()
    const narrow = width.make(places.length)
    narrow.set(places)
    sink.long(SHARED_DICTIONARY)
    sink.long(OWN_KEYS | width.code)
    sink.long(this.#places.size)
    sink.append(this.#words.view())
    sink.long(places.length)
    sink.append(new Uint8Array(narrow.buffer))
  }

  #learn(word: string): number {
    const place = this.#places.size
    this.#places.set(word, place)
    this.#words.text(word)
    return place
  }
}
