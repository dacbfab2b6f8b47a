import { groundSlots, type Layout } from './layout.ts'

const known = new WeakMap<Layout, Float64Array>()

/** The ground slots of the blocks up to and including each one, as shares of all. */
const sharesOf = (layout: Layout): Float64Array => {
  let sum = 0
  const upTo = Float64Array.from(layout.blocks, (block) => {
    sum += groundSlots(block)
    return sum
  })
  return upTo.map((slots) => slots / sum)
}

/**
 * The index of the block at a share (0 to 1) of the yard along the quay, counted in ground slots: a block with
 * more slots is met more often, so that blocks of different sizes fill alike.
 */
export const blockAt = (layout: Layout, share: number): number => {
  let shares = known.get(layout)
  if (!shares) {
    shares = sharesOf(layout)
    known.set(layout, shares)
  }
  const last = shares.length - 1
  let at = Math.max(0, Math.min(last, Math.floor(share * shares.length)))
  while (at < last && share >= (shares[at] ?? 1)) at++
  while (at > 0 && share < (shares[at - 1] ?? 0)) at--
  return at
}
