import { describe, expect, it } from 'vitest'
import { type Emission, placesOf, planOf, playWeek, SCENARIOS, weekStarts } from './index.ts'

const scenario = SCENARIOS.small
const from = Date.parse('2026-01-12T00:00:00Z')
const terminal = planOf(scenario, { from, to: Number.POSITIVE_INFINITY })

describe('the public calls', () => {
  it('name every place that the rows speak of', () => {
    const places = placesOf(scenario)
    const ids = (table: string): Set<string> =>
      new Set(
        places.flatMap(({ table: of, row }) =>
          of === table
            ? [
                'eq_id' in row
                  ? row.eq_id
                  : 'berth_id' in row
                    ? row.berth_id
                    : 'block_id' in row
                      ? row.block_id
                      : '',
              ]
            : [],
        ),
      )
    const [machines, berths, blocks] = [ids('equipment'), ids('berth'), ids('block')]
    expect([machines.size, berths.size, blocks.size]).toEqual([5 + 28 + 28, 3, 14])
    const seen = { machines: new Set<string>(), berths: new Set<string>(), blocks: new Set<string>() }
    playWeek(terminal, from, from + 86_400_000, ({ table, row }) => {
      if (table === 'che_cycle') {
        seen.machines.add(row.eq_id)
        if (row.block_id) seen.blocks.add(row.block_id)
      }
      if (table === 'visit_time') seen.berths.add(row.berth_id)
      if (table === 'container_visit') seen.blocks.add(row.block_id)
    })
    expect([...seen.machines].filter((id) => !machines.has(id))).toEqual([])
    expect([...seen.berths].filter((id) => !berths.has(id))).toEqual([])
    expect([...seen.blocks].filter((id) => !blocks.has(id))).toEqual([])
    expect(seen.machines.size).toBeGreaterThan(40)
  })

  it('tell what the terminal has set for itself: slots of every hour, and target ship rates', () => {
    const told = placesOf(scenario).flatMap((e) => (e.table === 'parameter_version' ? [e.row] : []))
    const values = new Map(told.map((row) => [row.key, Number(row.value)]))
    expect(values.size).toBe(told.length)
    expect(values.get('target.vmph.trunk')).toBe(scenario.targetVmph.trunk)
    expect(values.get('target.vmph.branch')).toBe(scenario.targetVmph.branch)
    for (const [hour, offered] of scenario.land.booking.offered.entries())
      expect(values.get(`truck_slots_offered.${String(hour).padStart(2, '0')}`)).toBe(offered)
  })

  it('play a week in steps as in one go, telling nothing before its time', () => {
    const until = from + 2 * 86_400_000
    const inOneGo: Emission[] = []
    playWeek(terminal, from, until, (e) => inOneGo.push(e))
    const inSteps: Emission[] = []
    const play = playWeek(terminal, from, from, (e) => inSteps.push(e))
    for (let at = from; at <= until; at += 20_000) {
      play.runUntil(at)
      const last = inSteps.at(-1)
      if (last?.table === 'che_cycle') expect(last.row.ended_at).toBeLessThanOrEqual(at)
    }
    expect(JSON.stringify(inSteps)).toBe(JSON.stringify(inOneGo))
    expect(play.finished).toBe(false)
  })

  it('start weeks on Mondays at eight, local time', () => {
    const starts = weekStarts(scenario, {
      from: Date.parse('2026-01-08T16:00:00Z'),
      to: Date.parse('2026-01-15T16:00:00Z'),
    })
    expect(starts.map((at) => new Date(at).toISOString())).toEqual([
      '2026-01-05T00:00:00.000Z',
      '2026-01-12T00:00:00.000Z',
    ])
    expect(() => playWeek(terminal, from + 1, from + 2, () => undefined)).toThrow(RangeError)
  })
})
