import { z } from 'zod'

/** Characters that no one-line name has: controls, line ends, and those that turn the text around them. */
const HIDDEN = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u
/** Something that is seen. */
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u

/**
 * A name in one line of at most so many characters: trimmed, with something to be seen in it, and without characters
 * that hide or turn what stands beside it.
 */
export const oneLine = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .refine((text) => text === '' || (SEEN.test(text) && !HIDDEN.test(text)), 'format')

/**
 * A text of several lines, of at most so many characters: trimmed, and without characters that hide or turn what stands
 * beside it.
 */
export const manyLines = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .refine((text) => !HIDDEN.test(text.replace(/[\n\r\t]/g, ' ')), 'format')
