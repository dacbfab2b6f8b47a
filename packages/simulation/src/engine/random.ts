/** A 32-bit key of a random stream: the same key and index always give the same draw. */
export type Key = number

const scramble = (x: number): number => {
  let h = x | 0
  h = Math.imul(h ^ (h >>> 16), 0x7feb352d)
  h = Math.imul(h ^ (h >>> 15), 0x846ca68b)
  return (h ^ (h >>> 16)) >>> 0
}

/** The key of a child of `key`: entity after entity, never the order of play, decides a draw. */
export const mix = (key: Key, index: number): Key =>
  scramble(scramble(key ^ Math.imul(index + 1, 0x9e3779b1)) + Math.imul(index, 0x85ebca6b) + 0x632be5ab)

/** The key of a named entity under a seed. */
export const keyOf = (seed: number, name: string, ...indices: readonly number[]): Key => {
  let key = scramble(seed)
  for (let i = 0; i < name.length; i++) key = mix(key, name.charCodeAt(i))
  for (const index of indices) key = mix(key, index)
  return key
}

/** The uniform draw number `index` of a stream, strictly inside (0, 1). */
export const uniform = (key: Key, index = 0): number => (mix(key, index) + 0.5) / 4_294_967_296
