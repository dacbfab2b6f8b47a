import { uniform } from '../engine/random.ts'
import type { BlockLayout } from '../scenario/layout.ts'
import type { Scenario } from '../scenario/scenario.ts'

/** What a unit asks of its block. */
export type BlockNeed = 'REEFER' | 'DANGEROUS' | ''

type Nearest = {
  readonly plugs: Int32Array
  readonly dangerous: Int32Array
  readonly ordinary: Int32Array
  /** Share of ordinary boxes that keep a block for dangerous goods, so that all blocks fill alike. */
  readonly keep: number
}

const known = new WeakMap<Scenario, Nearest>()

/** The block for a unit that would like to stand in block `wanted`: the nearest that has what it needs. */
export const suitedBlock = (scenario: Scenario, wanted: number, need: BlockNeed, key: number): number => {
  const nearest = known.get(scenario) ?? nearestOf(scenario)
  known.set(scenario, nearest)
  if (need === 'REEFER') return nearest.plugs[wanted] ?? wanted
  if (need === 'DANGEROUS') return nearest.dangerous[wanted] ?? wanted
  if (scenario.layout.blocks[wanted]?.dangerous !== true || uniform(key, 12) < nearest.keep) return wanted
  const beside = besides(wanted, scenario.layout.blocks.length, uniform(key, 13))
  return nearest.ordinary[beside] ?? wanted
}

const FAR = 4

/** One of the blocks up to `FAR` to either side, the ends reflecting. */
const besides = (wanted: number, blocks: number, u: number): number => {
  const step = Math.floor(u * 2 * FAR)
  const at = wanted + (step < FAR ? step - FAR : step - FAR + 1)
  const inside = at < 0 ? -at : at >= blocks ? 2 * (blocks - 1) - at : at
  return Math.max(0, Math.min(blocks - 1, inside))
}

const nearestOf = ({ layout, cargo }: Scenario): Nearest => {
  const { blocks } = layout
  const allowed = blocks.filter((block) => block.dangerous).length / blocks.length
  const keep = Math.max(0, 1 - cargo.dangerous / Math.max(cargo.dangerous, allowed)) / (1 - cargo.dangerous)
  return {
    plugs: nearestWith(blocks, (block) => block.reeferPlugs > 0),
    dangerous: nearestWith(blocks, (block) => block.dangerous),
    ordinary: nearestWith(blocks, (block) => !block.dangerous),
    keep,
  }
}

/** For each block the nearest one that fits, before and after it in turn; itself where none does. */
const nearestWith = (blocks: readonly BlockLayout[], fits: (block: BlockLayout) => boolean): Int32Array =>
  Int32Array.from(blocks, (_, wanted) => {
    for (let step = 0; step < blocks.length; step++)
      for (const at of wanted % 2 === 0 ? [wanted - step, wanted + step] : [wanted + step, wanted - step]) {
        const block = blocks[at]
        if (block && fits(block)) return at
      }
    return wanted
  })
