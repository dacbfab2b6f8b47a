import { BAD_LIST, BAD_NUMBER, BAD_TEXT, BAD_WORD, type Refused, TOO_LONG } from './refusal.ts'

/** Reads a value of a file that is there: neither null nor empty. */
export type ValueReader = (value: unknown) => unknown

// Control characters, and halves of characters that are none without the other.
const UNUSABLE = /[\p{Cc}\p{Cs}]/u
const NUMBERS = {
  '.': /^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d{1,3})?$/i,
  ',': /^[-+]?(\d+,?\d*|,\d+)$/,
  either: /^[-+]?(\d+[.,]?\d*|[.,]\d+)$/,
} as const
const LIST_LENGTH = 1000
/** Texts in quotes without any sign that means more than itself. */
const PLAIN_LIST = /^\['[^'"\\]*(?:','[^'"\\]*)*'\]$/

/** The decimal mark of a file. */
export type Decimal = keyof typeof NUMBERS

/** Texts of at most so many characters; numbers are taken as their text. */
export const textReader =
  (longest: number) =>
  (value: unknown): string | Refused => {
    const text = typeof value === 'string' ? value : typeof value === 'number' ? String(value) : null
    if (text === null || !(isPlain(text) || !UNUSABLE.test(text))) return BAD_TEXT
    return text.length > longest ? TOO_LONG : text
  }

/** Whether a text is of plain signs only, as most are: cheaper to find out than whether a sign is unusable. */
const isPlain = (text: string): boolean => {
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i)
    if (code < 0x20 || code > 0x7e) return false
  }
  return true
}

/** One of some words, in the case in which they are kept. */
export const wordReader = (words: readonly string[]): ValueReader => {
  const known = new Set(words)
  return (value) => {
    if (typeof value !== 'string') return BAD_WORD
    if (known.has(value)) return value
    const [upper, lower] = [value.toUpperCase(), value.toLowerCase()]
    if (known.has(upper)) return upper
    return known.has(lower) ? lower : BAD_WORD
  }
}

const numberReader =
  (decimal: Decimal) =>
  (value: unknown): number | Refused => {
    if (typeof value === 'number') return value
    if (typeof value === 'bigint') return Number(value)
    if (typeof value !== 'string' || value.length > 40) return BAD_NUMBER
    const digits = digitsOf(value)
    if (digits >= 0) return digits
    const text = value.trim()
    return NUMBERS[decimal].test(text) ? Number(text.replace(',', '.')) : BAD_NUMBER
  }

const LONGEST_DIGITS = 15

/** The number that a text of plain digits is, as most are; -1 for all other texts. */
const digitsOf = (text: string): number => {
  if (text.length > LONGEST_DIGITS || text.length === 0) return -1
  let number = 0
  for (let i = 0; i < text.length; i += 1) {
    const digit = text.charCodeAt(i) - 0x30
    if (!(digit >= 0 && digit <= 9)) return -1
    number = number * 10 + digit
  }
  return number
}

/** Whole numbers from a least to a greatest. */
export const wholeReader = (decimal: Decimal, [least, most]: readonly [number, number]): ValueReader => {
  const read = numberReader(decimal)
  return (value) => {
    const number = read(value)
    if (typeof number !== 'number') return number
    return Number.isInteger(number) && number >= least && number <= most ? number : BAD_NUMBER
  }
}

/** Numbers as near as single precision comes. */
export const fractionReader = (decimal: Decimal): ValueReader => {
  const read = numberReader(decimal)
  return (value) => {
    const number = read(value)
    if (typeof number !== 'number') return number
    const kept = Math.fround(number)
    return Number.isFinite(kept) ? kept : BAD_NUMBER
  }
}

/** Numbers kept to two places, up to twenty million. */
export const hundredthsReader = (decimal: Decimal): ValueReader => {
  const read = numberReader(decimal)
  return (value) => {
    const number = read(value)
    if (typeof number !== 'number') return number
    const hundredths = Math.round(number * 100)
    return Math.abs(hundredths) <= 2_147_483_647 ? hundredths / 100 : BAD_NUMBER
  }
}

const FLAGS = new Map<unknown, 0 | 1>([
  ...[0, '0', false, 'false', 'FALSE', 'N'].map((no) => [no, 0] as const),
  ...[1, '1', true, 'true', 'TRUE', 'Y'].map((yes) => [yes, 1] as const),
])

/** Yes or no. */
export const readFlag: ValueReader = (value) => FLAGS.get(value) ?? BAD_NUMBER

/** Lists of texts: a list, its JSON as a text, or texts with `|` between them. */
export const listReader =
  (read: ValueReader): ValueReader =>
  (value) => {
    const list = typeof value === 'string' ? listOf(value) : value
    if (!Array.isArray(list) || list.length > LIST_LENGTH) return BAD_LIST
    const texts: readonly unknown[] = list.map(read)
    return texts.every((text) => typeof text === 'string') ? texts : BAD_LIST
  }

const listOf = (text: string): unknown => {
  if (!text.startsWith('[')) return text.split('|').map((part) => part.trim())
  if (PLAIN_LIST.test(text)) return text.slice(2, -2).split("','")
  try {
    return JSON.parse(text.replaceAll("'", '"'))
  } catch {
    return null
  }
}
