import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { placesOf } from '../places.ts'
import { standingAt, stockAt } from '../plan/stock.ts'
import { planOf, type TerminalPlan } from '../plan/terminal-plan.ts'
import { playWeek } from '../play/week.ts'
import { layoutOfAreas } from './areas.ts'
import { weekStart } from './calendar.ts'
import { scaledDemand, withBlocks } from './demand.ts'
import { FULL } from './full.ts'
import { type BlockLayout, blockLength, blockWidth, capacitySlots, groundSlots } from './layout.ts'
import { parseScenario } from './parse.ts'
import { QUARTER } from './quarter.ts'

/** A real yard of 61 blocks, where the samples lie beside the checkout or in `SAMPLES`. */
const samples =
  process.env.SAMPLES ?? fileURLToPath(new URL('../../../../../shared/samples', import.meta.url))
const YARD = join(samples, 'yard', 'COS_PORTUGAL_area.txt')

type Told = { readonly ID: string; readonly x: number; readonly y: number; readonly bays: number }

const areaOf = ({ ID, x, y, bays }: Told) => ({
  ID,
  SCTYPE: '7',
  ASCTOPSPEED: 2.5,
  LOCATIONLH: `(${x.toFixed(1)},${y.toFixed(1)})`,
  LOCATIONLB: `(${x.toFixed(1)},${(y + 6.75 * bays).toFixed(1)})`,
  LOCATIONRH: `(${(x + 31).toFixed(1)},${y.toFixed(1)})`,
  LOCATIONRB: `(${(x + 31).toFixed(1)},${(y + 6.75 * bays).toFixed(1)})`,
  VBYNUM: bays,
  VRWNUM: 10,
  VTRNUM: 6,
})

/** Fourteen blocks of 24 to 56 bays, at two distances from the water. */
const UNEQUAL: readonly Told[] = Array.from({ length: 14 }, (_, i) => ({
  ID: String(i + 1).padStart(2, '0'),
  x: 12 + i * 49,
  y: i % 3 === 0 ? 109 : 135,
  bays: 24 + ((i * 11) % 33),
}))

const blocksOf = (json: string): readonly BlockLayout[] => {
  const parsed = layoutOfAreas(json)
  if (!parsed.ok) throw new Error(parsed.problems.join('; '))
  return parsed.value
}

const problemsOf = (json: string): readonly string[] => {
  const parsed = layoutOfAreas(json)
  return parsed.ok ? [] : parsed.problems
}

/** Plays a week and checks that boxes are conserved and told only of stacks that are there. */
const expectWhole = (terminal: TerminalPlan, start: number, end: number): void => {
  const bays = new Map(terminal.scenario.layout.blocks.map((block) => [block.id, block.bays]))
  const told = new Set<string>()
  let outside = 0
  const play = playWeek(terminal, start, Number.POSITIVE_INFINITY, ({ table, row }) => {
    if (table !== 'che_cycle' || row.block_id === '') return
    told.add(row.block_id)
    if (row.eq_kind === 'ASC' && row.bay > (bays.get(row.block_id) ?? 0)) outside++
  })
  const { landed, loaded, received, delivered } = play.ledger
  const standing = (at: number): number => {
    let boxes = 0
    for (const bits of standingAt(terminal.through(end), at).values()) boxes += bits === 3 ? 2 : 1
    return boxes
  }
  expect(landed).toBeGreaterThan(1000)
  expect(standing(start) + landed + received - loaded - delivered).toBe(standing(end))
  expect([...told].sort()).toEqual([...bays.keys()].sort())
  expect(outside).toBe(0)
}

const WEEK = { from: weekStart(105, 'Asia/Shanghai'), to: weekStart(106, 'Asia/Shanghai') }

describe('a yard from an area file', () => {
  it('keeps ids, bays and places, with the first stacks where stacks start', () => {
    const blocks = blocksOf(JSON.stringify(UNEQUAL.map(areaOf)))
    expect(blocks.map((block) => block.id)).toEqual(UNEQUAL.map((told) => told.ID))
    expect(blocks.map((block) => block.bays)).toEqual(UNEQUAL.map((told) => told.bays))
    // 31 m wide for 10 rows of 2.85 m: the stacks stand 1.25 m, told as 1.3, from the left edge.
    expect(blocks[0]).toMatchObject({ x: 1.3, y: 122, rows: 10, tiers: 5 })
    expect(blocks[1]).toMatchObject({ x: 50.3, y: 148 })
  })

  it('plays a week on unequal blocks', () => {
    const scenario = withBlocks(QUARTER, blocksOf(JSON.stringify(UNEQUAL.map(areaOf))))
    expect(parseScenario(JSON.stringify(scenario)).ok).toBe(true)
    expectWhole(planOf(scenario, WEEK), WEEK.from, WEEK.to)
    const told = placesOf(scenario).flatMap((e) => (e.table === 'block' ? [e.row] : []))
    expect(told.map((row) => row.block_id)).toEqual(UNEQUAL.map((area) => area.ID))
    expect(told.map((row) => row.bays)).toEqual(UNEQUAL.map((area) => area.bays))
  }, 120_000)

  it.each([
    ['no JSON', 'the file: is not JSON'],
    ['{}', 'areas: must be a list of 1 to 200 items'],
    ['[]', 'areas: must be a list of 1 to 200 items'],
    ['[7]', 'areas[0]: must be a record'],
    [
      JSON.stringify([{ ...areaOf({ ID: '01', x: 0, y: 0, bays: 3 }), VBYNUM: 0 }]),
      'areas[0].VBYNUM: must be',
    ],
    [
      JSON.stringify([{ ...areaOf({ ID: '01', x: 0, y: 0, bays: 3 }), LOCATIONLH: '5,6' }]),
      'areas[0].LOCATIONLH',
    ],
    [
      JSON.stringify([{ ...areaOf({ ID: '01', x: 0, y: 0, bays: 3 }), LOCATIONRB: '(0,0)' }]),
      'areas[0].LOCATIONRB',
    ],
    [JSON.stringify([{ ID: '01' }]), 'areas[0].LOCATIONLH: must be a corner'],
  ])('says what is wrong: case %#', (json, problem) => {
    expect(problemsOf(json)[0]).toContain(problem)
  })
})

describe.runIf(existsSync(YARD))('the yard of 61 blocks', () => {
  it('has its ground slots, takes the demand that fills it to its band, and plays a week of it', () => {
    const blocks = blocksOf(readFileSync(YARD, 'utf8'))
    expect(blocks).toHaveLength(61)
    expect(blocks.reduce((sum, block) => sum + groundSlots(block), 0)).toBe(26_160)
    expect(blocks.reduce((sum, block) => sum + capacitySlots(block), 0)).toBe(91_560)
    expect(Math.min(...blocks.map((block) => block.bays))).toBe(24)
    expect(Math.max(...blocks.map((block) => block.bays))).toBe(56)
    expect(Math.max(...blocks.map((b) => b.y + blockLength(b)))).toBeLessThan(520)
    expect(Math.max(...blocks.map((b) => b.x + blockWidth(b)))).toBeLessThan(2375)
    const scenario = scaledDemand(withBlocks(FULL, blocks), 1.13)
    expect(parseScenario(JSON.stringify(scenario))).toEqual({ ok: true, value: scenario })
    const plan = planOf(scenario, WEEK)
    const stock = stockAt(plan, WEEK.from)
    const teu = stock.reduce((sum, block) => sum + block.teu, 0)
    const { min, max } = scenario.accepted.occupancy
    for (const { block, teu } of stock) {
      const place = blocks[block]
      expect(teu / (place ? capacitySlots(place) : 0)).toBeLessThan(1)
    }
    expect(teu / 91_560).toBeGreaterThan(min)
    expect(teu / 91_560).toBeLessThan(max)
    expectWhole(plan, WEEK.from, WEEK.to)
  }, 180_000)
})
