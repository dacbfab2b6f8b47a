import type { OpMode } from '@quaywise/domain'
import { SOURCE } from '../emission.ts'
import { mix } from '../engine/random.ts'
import type { World } from '../play/world.ts'
import { SLOT_RULES } from './slot-rules.ts'
import type { SlotSearch } from './slot-search.ts'
import type { YardBlock } from './yard-block.ts'
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
  const { shape } = block
  const { id, op } = asked
  const at = engine.now
  box.chosen = { decisionId: id, op, at, score: best.score(0), over: best.term(0, 0) }
  world.ledger.slots.decided(block.id, op, at, search.candidates)
  const chosen = best.ground(0)
  world.tell({
    table: 'slot_decision',
    row: {
      terminal_id: terminalId,
      decision_id: id,
      at,
      unit_id: box.id,
      op,
      block_id: block.id,
      bay: shape.bayOf(chosen),
      row: shape.rowOf(chosen),
      tier: tierOn(block, chosen),
      algorithm: ALGORITHM,
      weights_version: scenario.rates.slots.version,
      score: cents(best.score(0)),
      second_score: search.candidates > 1 ? cents(best.score(1)) : 0,
      candidates: search.candidates,
      excluded: asked.excluded,
      decided_by: 'ALGORITHM',
      override_reason: RELAXED[asked.lax] ?? '',
      latency_us: 150 + 2 * search.candidates + (mix(box.unit.key, at % 1_000_003) % 180),
      source: SOURCE,
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
        terminal_id: terminalId,
        decision_id: id,
        at,
        rank: rank + 1,
        bay: shape.bayOf(candidate),
        row: shape.rowOf(candidate),
        tier: tierOn(block, candidate),
        score: cents(best.score(rank)),
        term_over: term(0),
        term_height: term(1),
        term_travel: term(2),
        term_twin: term(3),
        term_spread: term(4),
        source: SOURCE,
      },
    })
  }
}

/** The tier in which the next box on a ground slot would stand. */
const tierOn = ({ stacks }: YardBlock, ground: number): number => (stacks.height[ground] ?? 0) + 1
