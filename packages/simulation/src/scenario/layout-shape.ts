import { type Check, flag, list, number, record, text, where, whole } from './check.ts'
import { type BlockLayout, blockLength, blockWidth, groundSlots, type Layout } from './layout.ts'

const MOST_BLOCKS = 200
/** Metres by which neighbouring blocks may overlap by rounding. */
const ROUNDING_M = 0.11

const block: Check<BlockLayout> = where(
  record<BlockLayout>({
    id: text(/^[A-Za-z0-9][A-Za-z0-9_]{0,11}$/, 'an id of 1 to 12 letters, digits and underscores'),
    x: number(-10_000, 20_000),
    y: number(0, 10_000),
    bays: whole(1, 99),
    rows: whole(1, 20),
    tiers: whole(1, 9),
    reeferPlugs: whole(0, 2000),
    dangerous: flag,
  }),
  (value, say) => {
    if (value.reeferPlugs > groundSlots(value) * value.tiers)
      say('reeferPlugs', 'must not be above the slots')
  },
)

type Say = (field: string, problem: string) => void

const overlap = (a: BlockLayout, b: BlockLayout): boolean =>
  a.x + blockWidth(a) > b.x + ROUNDING_M &&
  b.x + blockWidth(b) > a.x + ROUNDING_M &&
  a.y + blockLength(a) > b.y + ROUNDING_M &&
  b.y + blockLength(b) > a.y + ROUNDING_M

const checkBlocks = (blocks: readonly BlockLayout[], say: Say): void => {
  const seen = new Map<string, number>()
  for (const [i, one] of blocks.entries()) {
    const first = seen.get(one.id)
    if (first !== undefined) say(`blocks[${i}].id`, `is that of blocks[${first}] already`)
    else seen.set(one.id, i)
    const other = blocks.findIndex((before, j) => j < i && overlap(before, one))
    if (other >= 0) say(`blocks[${i}]`, `overlaps blocks[${other}]`)
  }
}

/** The shape and limits of a layout: up to 200 blocks that do not overlap, up to 60 cranes and 1,000 vehicles. */
export const layoutShape: Check<Layout> = where(
  record<Layout>({
    quayM: number(100, 20_000),
    berths: whole(1, 60),
    berthPlaces: whole(1, 20),
    cranes: whole(1, 60),
    blocks: list(block, 1, MOST_BLOCKS),
    agvs: whole(1, 1000),
    spread: number(0.01, 1),
    gateLanesIn: whole(1, 50),
    gateLanesOut: whole(1, 50),
    swapRobots: whole(1, 50),
  }),
  (layout, say) => checkBlocks(layout.blocks, say),
)
