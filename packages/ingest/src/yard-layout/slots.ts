import type { BlockFact, SlotFact } from '@quaywise/domain'

/** Height of a container without its lid of air, 8 feet 6, in metres. */
const TIER_M = 2.591

/** Every place of the stacks of a block, with the middle of its floor; bays count from the water. */
export const slotsOf = ({
  terminal_id,
  block_id,
  bays,
  rows,
  tiers,
  x,
  y,
  width,
  length,
}: BlockFact): SlotFact[] => {
  const slots: SlotFact[] = []
  for (let bay = 1; bay <= bays; bay += 1)
    for (let row = 1; row <= rows; row += 1)
      for (let tier = 1; tier <= tiers; tier += 1)
        slots.push({
          ...{ terminal_id, block_id, bay, row, tier },
          x: Math.fround(x + ((row - 0.5) * width) / rows),
          y: Math.fround(y + ((bay - 0.5) * length) / bays),
          z: Math.fround((tier - 1) * TIER_M),
        })
  return slots
}
