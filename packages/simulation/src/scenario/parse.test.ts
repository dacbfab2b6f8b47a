import { describe, expect, it } from 'vitest'
import { FULL } from './full.ts'
import { loadOf } from './load.ts'
import { parseScenario } from './parse.ts'
import { QUARTER } from './quarter.ts'

type Json = { [field: string]: unknown }

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null

/** The small scenario as a file with one place set to something else; undefined takes the field away. */
const changed = (path: string, value: unknown): string => {
  const file: unknown = JSON.parse(JSON.stringify(QUARTER))
  const steps = path.split('.')
  let at = file
  for (const step of steps.slice(0, -1)) at = isJson(at) ? at[step] : undefined
  if (isJson(at)) at[steps.at(-1) ?? ''] = value
  return JSON.stringify(file)
}

const problemsOf = (json: string): readonly string[] => {
  const parsed = parseScenario(json)
  return parsed.ok ? [] : parsed.problems
}

describe('a scenario file', () => {
  it.each([FULL, QUARTER])('brings back the demo terminals as they are', (scenario) => {
    expect(parseScenario(JSON.stringify(scenario))).toEqual({ ok: true, value: scenario })
    expect(parseScenario(`\uFEFF${JSON.stringify(scenario, null, 2)}`).ok).toBe(true)
  })

  it.each([
    ['layout.blocks.3.bays', 0, 'layout.blocks[3].bays: must be a whole number from 1 to 99'],
    ['layout.blocks.3.bays', 100, 'layout.blocks[3].bays: must be a whole number from 1 to 99'],
    ['layout.blocks.3.rows', 2.5, 'layout.blocks[3].rows: must be a whole number from 1 to 20'],
    ['layout.blocks.0.tiers', -1, 'layout.blocks[0].tiers: must be a whole number from 1 to 9'],
    ['layout.blocks.0.x', null, 'layout.blocks[0].x: must be a number from -10000 to 20000'],
    [
      'layout.blocks.0.reeferPlugs',
      2000.5,
      'layout.blocks[0].reeferPlugs: must be a whole number from 0 to 2000',
    ],
    ['layout.blocks.1.id', 'A01', 'layout.blocks[1].id: is that of blocks[0] already'],
    [
      'layout.blocks.1.id',
      '<b>',
      'layout.blocks[1].id: must be an id of 1 to 12 letters, digits and underscores',
    ],
    ['layout.blocks.1.dangerous', 'no', 'layout.blocks[1].dangerous: must be true or false'],
    ['layout.blocks', [], 'layout.blocks: must be a list of 1 to 200 items'],
    ['layout.blocks', {}, 'layout.blocks: must be a list of 1 to 200 items'],
    ['layout.agvs', 1e9, 'layout.agvs: must be a whole number from 1 to 1000'],
    ['layout.cranes', '5', 'layout.cranes: must be a whole number from 1 to 60'],
    ['layout.quayM', -720, 'layout.quayM: must be a number from 100 to 20000'],
    ['layout', 7, 'layout: must be a record'],
    ['layout', undefined, 'layout: is missing'],
    ['trunk.boxes.mean', undefined, 'trunk.boxes.mean: is missing'],
    ['trunk.boxes.mean', 5000, 'trunk.boxes.mean: must lie between min and max'],
    ['layout.quayM', 150, 'trunk.loaM.max: must not be above layout.quayM'],
    ['branch.cranes.max', 6, 'branch.cranes.max: must not be above layout.cranes'],
    ['branch.weeklyServices', 1e12, 'branch.weeklyServices: must be a whole number from 1 to 500'],
    ['terminal.zone', 'Mars/Olympus', 'terminal.zone: is no time zone known here'],
    ['terminal.zone', 'Asia/Kathmandu', 'terminal.zone: must be whole or half hours from UTC'],
    ['terminal.frozenAt', null, 'terminal.frozenAt: must be set when the clock is frozen, else null'],
    ['terminal.clock', 'fast', 'terminal.clock: must be one of live, frozen'],
    ['terminal.name', '', 'terminal.name: must be a name of 1 to 100 characters'],
    ['rates.gantryMs', Number.NaN, 'rates.gantryMs: must be a number from 0 to 86400000'],
    ['accepted.gmph', { min: 3, max: 2 }, 'accepted.gmph.min: must not be above max'],
    ['episodes.4.crane', 5, 'episodes[4].crane: must be below layout.cranes, counted from 0'],
    ['episodes.4.crane', null, 'episodes[4].crane: must be set for a fault'],
    ['episodes.3.from', '2026-13-01 10:00', 'episodes[3].from: is no local minute'],
    ['episodes.2.from', '2026-13-01 10:00', 'episodes[2].from: is no local minute'],
    ['episodes.2.minutes', 0, 'episodes[2].minutes: must be a number from 1 to 60'],
    ['layout.berthPlaces', 0, 'layout.berthPlaces: must be a whole number from 1 to 20'],
    ['trunkSlots.2.service', 9, 'trunkSlots[2].service: must be below trunk.weeklyServices, counted from 0'],
    ['slowCrane', 6, 'slowCrane: must not be above layout.cranes'],
    ['surprise', 1, 'surprise: is not known'],
    ['layout.berths', 1, 'layout.berths: the calls ask for 146 % of it, at most 95 % can be used'],
    ['seed', -1, 'seed: must be a whole number from 0 to 4294967295'],
  ])('says what is wrong where: %s = %j', (path, value, problem) => {
    const problems = problemsOf(changed(path, value))
    expect(problems).toEqual([problem])
  })

  it('plants a deadlock only where the roads have a ring that the vehicles can fill', () => {
    expect(problemsOf(changed('layout.agvs', 6))).toEqual([])
    expect(problemsOf(changed('layout.agvs', 5))).toEqual([
      'episodes[2]: the shortest ring of these roads has 6 zones, more than layout.agvs can fill: lower road.crossEvery or raise layout.agvs',
    ])
  })

  it('refuses blocks that overlap, and lets them touch', () => {
    const { x, y, rows } = QUARTER.layout.blocks[0] ?? { x: 0, y: 0, rows: 0 }
    expect(problemsOf(changed('layout.blocks.1.x', x + 5))).toEqual(['layout.blocks[1]: overlaps blocks[0]'])
    expect(problemsOf(changed('layout.blocks.1.x', x + rows * 2.85))).toEqual([])
    expect(problemsOf(changed('layout.blocks.1', { ...QUARTER.layout.blocks[1], x, y: y + 400 }))).toEqual([])
  })

  it('has demo terminals that are used as their calibration says', () => {
    expect(loadOf(FULL).cranes).toBeCloseTo(0.5, 1)
    expect(Math.abs(loadOf(FULL).berths - 0.61)).toBeLessThan(0.1)
    expect(loadOf(FULL).yard).toBeCloseTo(0.666, 1)
    expect(loadOf(QUARTER).yard).toBeCloseTo(0.642, 1)
  })

  it('refuses a yard that cannot hold what stands in it', () => {
    const first = QUARTER.layout.blocks.slice(0, 9)
    expect(problemsOf(changed('layout.blocks', first)).join()).toMatch(
      /^layout\.blocks: the calls ask for 99 %/,
    )
  })

  it('reads no number that is not finite', () => {
    const json = JSON.stringify(QUARTER).replace('"spread":1,', '"spread":1e999,')
    expect(problemsOf(json)).toEqual(['layout.spread: must be a number from 0.01 to 1'])
  })

  it.each([
    '',
    '   ',
    'null',
    '[]',
    '7',
    '"text"',
    '{}',
    '{"layout":{}}',
    '{"__proto__":{"layout":1}}',
    '{',
    '[[[['.repeat(50_000),
    `"${'x'.repeat(1_000_001)}"`,
  ])('refuses what is no scenario at all, case %#', (json) => {
    const problems = problemsOf(json)
    expect(problems.length).toBeGreaterThan(0)
    expect(problems.length).toBeLessThanOrEqual(50)
  })

  it('never throws, whatever single field is missing or of another kind', () => {
    const paths = (value: unknown, at: string): string[] =>
      isJson(value)
        ? Object.keys(value).flatMap((name) => [`${at}${name}`, ...paths(value[name], `${at}${name}.`)])
        : []
    const all = paths(
      { ...QUARTER, layout: { ...QUARTER.layout, blocks: QUARTER.layout.blocks.slice(0, 1) } },
      '',
    )
    expect(all.length).toBeGreaterThan(120)
    for (const path of all) {
      if (path === 'planner') expect(problemsOf(changed(path, undefined))).toEqual([])
      else expect(problemsOf(changed(path, undefined)).length, path).toBeGreaterThan(0)
      for (const value of [{}, [null], 'x', -1e300, true])
        expect(Array.isArray(problemsOf(changed(path, value)))).toBe(true)
    }
  })
})
