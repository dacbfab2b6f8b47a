import { createHash } from 'node:crypto'

/** The stable key of what a file tells: the same parts give the same key for ever. */
export const ticKey = (...parts: readonly (string | number)[]): string =>
  `tic40:${createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32)}`
