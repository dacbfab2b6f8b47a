/** The encodings behind the character set codes of UNB; A and B are ASCII, and Windows Latin where they are not kept. */
const ENCODINGS: ReadonlyMap<string, string> = new Map([
  ['UNOA', 'windows-1252'],
  ['UNOB', 'windows-1252'],
  ['UNOC', 'windows-1252'],
  ['UNOD', 'iso-8859-2'],
  ['UNOE', 'iso-8859-5'],
  ['UNOF', 'iso-8859-7'],
  ['UNOG', 'iso-8859-3'],
  ['UNOH', 'iso-8859-4'],
  ['UNOI', 'iso-8859-6'],
  ['UNOJ', 'iso-8859-8'],
  ['UNOW', 'utf-8'],
  ['UNOY', 'utf-8'],
])
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
const isAscii = (bytes: Uint8Array): boolean => bytes.every((byte) => byte < 0x80)

const PRINTABLE = /^[ -~]*$/

/** Whether a text is of ASCII alone, without control characters. */
export const isPrintable = (text: string): boolean => PRINTABLE.test(text)

/** Text and whether its bytes are in another set than the one declared. */
export type Decoded = { readonly text: string; readonly differs: boolean }

/** Reads bytes in the character set that an interchange declares; UTF-8 wherever the bytes can only be that. */
export class Charset {
  readonly code: string
  readonly #fallback: InstanceType<typeof TextDecoder>
  readonly #declaresUtf8: boolean

  constructor(code: string) {
    this.code = code.toUpperCase()
    const encoding = ENCODINGS.get(this.code) ?? 'windows-1252'
    this.#declaresUtf8 = encoding === 'utf-8'
    this.#fallback = new TextDecoder(this.#declaresUtf8 ? 'windows-1252' : encoding)
  }

  /** Whether the declared set has no small letters. */
  get capitalsOnly(): boolean {
    return this.code === 'UNOA'
  }

  decode(bytes: Buffer): Decoded {
    const plain = bytes.toString('latin1')
    if (isPrintable(plain) || isAscii(bytes)) return { text: plain, differs: false }
    try {
      return { text: utf8.decode(bytes), differs: this.code !== '' && !this.#declaresUtf8 }
    } catch {
      const asciiOnly = this.code === 'UNOA' || this.code === 'UNOB'
      return { text: this.#fallback.decode(bytes), differs: asciiOnly || this.#declaresUtf8 }
    }
  }
}
