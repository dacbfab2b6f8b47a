import type { OpMode } from '@quaywise/domain'
import { SOURCE } from '../emission.ts'
import { mix } from '../engine/random.ts'
import type { World } from '../play/world.ts'
import { SLOT_RULES } from './slot-rules.ts'
import type { SlotSearch } from './slot-search.ts'
import { idOf, type YardBlock } from './yard-block.ts'
import type { YardBox } from './yard-box.ts'

const ALGORITHM = 'weighted-slots'
const RELAXED = ['', 'HEIGHT_AND_WEIGHT', 'ANY_FREE_SLOT']
const cents = (value: number): number => Math.round(100 * value) / 100

/** What each rule kept out, as `rule:count`. */
export const excludedBy = (search: SlotSearch): string[] => {
  const told: string[] = []
  for (let i = 0; i < SLOT_RULES.length; i++) {
    const count = search.excluded[i] ?? 0
    if (count > 0) told.push(`${SLOT_RULES[i]}:${count}`)
  }
  return told
}

/** Tells the choice that a search has just made for a box, and with details the candidates that came near. */
export const tellDecision = (
  world: World,
  block: YardBlock,
  search: SlotSearch,
  box: YardBox,
  asked: {
    readonly id: string
    readonly op: OpMode
    readonly excluded: readonly string[]
    readonly lax: number
  },
): void => {
  const { engine, terminalId, scenario } = world
  const { best } = search
  box.chosen = {
    ...{ decisionId: asked.id, op: asked.op, at: engine.now },
    ...{ score: best.score(0), over: best.term(0, 0) },
  }
  world.ledger.slots.decided(block.id, asked.op, engine.now, search.candidates)
  const shared = { terminal_id: terminalId, decision_id: asked.id, at: engine.now, source: SOURCE }
  world.tell({
    table: 'slot_decision',
    row: {
      ...shared,
      unit_id: idOf(box),
      op: asked.op,
      block_id: block.id,
      ...place(block, best.ground(0)),
      algorithm: ALGORITHM,
      weights_version: scenario.rates.slots.version,
      score: cents(best.score(0)),
      second_score: search.candidates > 1 ? cents(best.score(1)) : 0,
      candidates: search.candidates,
      excluded: asked.excluded,
      decided_by: 'ALGORITHM',
      override_reason: RELAXED[asked.lax] ?? '',
      latency_us: 150 + 2 * search.candidates + (mix(box.unit.key, engine.now % 1_000_003) % 180),
    },
  })
  if (!world.detail) return
  for (let rank = 0; rank < best.ranks; rank++) {
    const candidate = best.ground(rank)
    if (candidate < 0) return
    const term = (i: number): number => cents(best.term(rank, i))
    world.tell({
      table: 'slot_candidate',
      row: {
        ...shared,
        rank: rank + 1,
        ...place(block, candidate),
        score: cents(best.score(rank)),
        term_over: term(0),
        term_height: term(1),
        term_travel: term(2),
        term_twin: term(3),
        term_spread: term(4),
      },
    })
  }
}

const place = ({ shape, stacks }: YardBlock, ground: number) => ({
  bay: shape.bayOf(ground),
  row: shape.rowOf(ground),
  tier: (stacks.height[ground] ?? 0) + 1,
})
