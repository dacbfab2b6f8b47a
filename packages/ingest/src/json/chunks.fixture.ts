/** A stream of the bytes in chunks of one size. */
export async function* chunksOf(bytes: Uint8Array | string, size = 65_536): AsyncGenerator<Uint8Array> {
  const all = typeof bytes === 'string' ? Buffer.from(bytes) : bytes
  for (let from = 0; from < all.length; from += size) yield all.subarray(from, from + size)
}

/** Everything that an iteration yields. */
export const collect = async <T>(iterable: AsyncIterable<T>): Promise<T[]> => {
  const all: T[] = []
  for await (const one of iterable) all.push(one)
  return all
}

/** A sequence of numbers in [0, 1) that is the same for the same seed (a 32-bit linear congruence). */
export const seeded = (seed: number): (() => number) => {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** The bytes with some of them flipped, cut out, or the end cut off. */
export const damaged = (bytes: Buffer, random: () => number): Buffer => {
  const copy = Buffer.from(bytes)
  const hits = 1 + Math.floor(random() * 6)
  for (let hit = 0; hit < hits; hit += 1) {
    const at = Math.floor(random() * copy.length)
    copy[at] = (copy[at] ?? 0) ^ (1 << Math.floor(random() * 8))
  }
  const cut = Math.floor(random() * copy.length)
  const kind = random()
  if (kind < 0.2) return copy.subarray(0, cut)
  return kind < 0.4 ? Buffer.concat([copy.subarray(0, cut), copy.subarray(cut + 9)]) : copy
}
