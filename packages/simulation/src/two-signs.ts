const WORDS = Array.from({ length: 100 }, (_, n) => String(n).padStart(2, '0'))

/** A whole number as a word of two signs at least: slots and cells are told with every row of a box. */
export const two = (n: number): string => WORDS[n] ?? String(n)
