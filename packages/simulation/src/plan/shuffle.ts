import { uniform } from '../engine/random.ts'

/** A copy of a list in the random order of a key. */
export const shuffled = <T>(list: readonly T[], key: number): T[] => {
  const out = [...list]
  for (let i = out.length - 1; i > 0; i--) {
    const j = Math.floor(uniform(key, i) * (i + 1))
    const [a, b] = [out[i], out[j]]
    if (a !== undefined && b !== undefined) {
      out[i] = b
      out[j] = a
    }
  }
  return out
}
