import { DESCRIPTIONS, LISTED_CONCEPTS, PROPERTIES } from './grammar.ts'
import { POINTS_OF_MEASUREMENT, type Subject, TIMES_OF_MEASUREMENT } from './observation.ts'
import { isUnit } from './unit.ts'

/** A path of the flat notation, taken apart. */
export type FlatPath = {
  readonly subjects: readonly Subject[]
  /** Up to and with the last subject, for finding what else is told of it. */
  readonly prefix: string
  readonly concept: string
  readonly property: string
  readonly name: string
  readonly pom: string
  readonly pomt: string
  readonly unit: string
  /** What of the property the path tells: its `value`, or a circumstance of it. */
  readonly part: 'value' | 'timestamp' | 'unit' | 'description'
}

/** Whether a key is a path of the flat notation. */
export const isPath = (key: string): boolean => key.includes('|') || /\.@/.test(key)

/** Takes a path apart: `tos|@|carriervisit|@V1|arrival|terminalgate|end|time|actual`, or with points. */
export const parsePath = (path: string): FlatPath => {
  const tokens = (path.includes('|') ? path.split('|') : path.split('.')).map((token) => token.trim())
  const at = tokens.findLastIndex((token, i) => token.startsWith('@') && isSubject(tokens, i))
  const tail = tokens.slice(at + 1).filter((token) => token !== '@' && token !== '')
  return {
    ...parseTail(tail.map((token) => token.toLowerCase())),
    subjects: subjectsIn(tokens, at),
    prefix: tokens.slice(0, at + 1).join('|'),
  }
}

// Some converters put the mark behind concepts too.
const isSubject = (tokens: readonly string[], i: number): boolean => {
  const before = (tokens[i - 1] ?? '').toLowerCase()
  return before !== '' && !before.startsWith('@') && !LISTED_CONCEPTS.has(before)
}

const subjectsIn = (tokens: readonly string[], last: number): readonly Subject[] =>
  tokens.slice(0, last + 1).flatMap((token, i, all) =>
    token.startsWith('@') && isSubject(all, i)
      ? [
          {
            kind: (all[i - 1] ?? '').toLowerCase(),
            id: token.slice(1),
            type: '',
            name: '',
            boxes: [],
            orders: [],
          },
        ]
      : [],
  )

type Tail = Omit<FlatPath, 'subjects' | 'prefix'>

const PARTS = ['value', 'timestamp', 'unit', 'description'] as const

const parseTail = (tokens: readonly string[]): Tail => {
  const rest = [...tokens]
  const part = PARTS.find((name) => name === rest.at(-1) && rest.length > 1)
  if (part) rest.pop()
  const found = { pom: '', pomt: '', unit: '' }
  while (rest.length > 1) {
    const word = rest.at(-1) ?? ''
    if (found.pomt === '' && TIMES_OF_MEASUREMENT.has(word)) found.pomt = word
    else if (found.pom === '' && POINTS_OF_MEASUREMENT.includes(word)) found.pom = word
    else if (found.unit === '' && isUnit(word) && !PROPERTIES.has(word)) found.unit = word
    else break
    rest.pop()
  }
  const at = rest.findLastIndex((word) => PROPERTIES.has(word))
  const propertyAt = at < 0 || DESCRIPTIONS.has(rest.at(-1) ?? '') ? rest.length - 1 : at
  return {
    ...found,
    part: part ?? 'value',
    concept: rest.slice(0, propertyAt).join('.'),
    ...propertyIn(rest.slice(propertyAt)),
  }
}

// `coordinate|x` is one part of a property, any other word behind a property names it.
const propertyIn = (words: readonly string[]): { property: string; name: string } => {
  const [property = '', ...names] = words
  if (property === 'coordinate' || property === 'position') return { property: words.join('.'), name: '' }
  return { property, name: names.join('.') }
}
