import type { Words } from './use-words.ts'

/** Units that are things counted, as the names of their measures are. */
export const COUNTED: ReadonlySet<string> = new Set(['box', 'lift', 'teu'])

/** Words that also mean something else than the unit: 時間 is an hour and any time. */
const AMBIGUOUS = new Set(['時間'])

const WIDE = /[\u2e80-\ufaff]/u
const LETTERS = /[\p{L}\p{M}\u200c]+/gu

/** Whether a title names its unit already, by its word or its sign: "Lost minutes" needs no "min" beside it. */
export function namesUnit(title: string, unit: string, words: Words): boolean {
  const named = title.toLowerCase()
  const [sign, word] = [unit, `${unit}.long`].map((id) => words.unit(id).toLowerCase())
  if (!sign || !word) return false
  if (COUNTED.has(unit)) return named.includes(sign)
  return [sign, word].some((text) => (WIDE.test(text) ? holds(named, text) : hasWord(named, text)))
}

/** Words of Chinese and Japanese are not set apart; a single sign is part of many: it must be the last. */
const holds = (title: string, text: string): boolean =>
  AMBIGUOUS.has(text)
    ? /[(（・]/u.test(title) && title.includes(text)
    : text.length > 1
      ? title.includes(text)
      : title.replace(/[)）]$/u, '').endsWith(text)

/** A word of several, such as "box-hours", is looked for as it stands. */
const hasWord = (title: string, text: string): boolean =>
  [...title.matchAll(LETTERS)].some(([word]) => word === text) ||
  (/[^\p{L}]/u.test(text) && title.includes(text))
