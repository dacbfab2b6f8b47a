import { describe, expect } from 'vitest'
import { sumOf } from '../kept.ts'
import { holds, type Loaded, type Once } from '../proving.ts'

const ofCranes: Once = async ({ terminal }, filters, where) => {
  const filter = filters.filter(['crane', 'op', 'visit', 'trunk_branch', 'line'])
  const waits = (by: readonly string[]) => terminal.ask({ ...filter, by, measures: ['crane_wait_minutes'] })
  const whole = sumOf((await waits([])).rows, 'crane_wait_minutes')
  const here = `${where}: ${JSON.stringify(filter)}`
  for (const by of [['wait_root'], ['wait_root', 'root_state', 'crane'], ['wait_kind', 'hour']])
    expect(sumOf((await waits(by)).rows, 'crane_wait_minutes'), `${here} by ${by}`).toBeCloseTo(whole, 6)
  const measures = ['wait_agv_minutes', 'wait_platform_minutes', 'lash_minutes']
  const { rows } = await terminal.ask({ ...filter, measures })
  const [agv = 0, platform = 0, lash = 0] = measures.map((id) => sumOf(rows, id))
  // Of the time for lashing only what the trolley waits for cones at the platform is a wait.
  expect(whole + 1e-6, here).toBeGreaterThanOrEqual(agv + platform)
  expect(whole - 1e-6, here).toBeLessThanOrEqual(agv + platform + lash)
}

const ofVehicles: Once = async ({ terminal }, filters, where) => {
  const { window } = filters.filter([], 400)
  const restrictions = filters.restrictions(['agv'])
  const by = ['agv', 'wait_root']
  const waits = await terminal.ask({ window, restrictions, by, measures: ['agv_wait_minutes'] })
  const standing = [{ of: 'activity', dimension: 'activity', values: ['W_QC', 'W_ASC'] }]
  const asked = { window, restrictions: [...restrictions, ...standing] }
  const states = await terminal.ask({ ...asked, by: ['agv'], measures: ['agv_hours'] })
  for (const row of states.rows) {
    const causes = waits.rows.filter((each) => each.agv === row.agv)
    const told = 60 * Number(row.agv_hours)
    expect(sumOf(causes, 'agv_wait_minutes'), `${where}: ${row.agv} ${JSON.stringify(window)}`).toBeCloseTo(
      told,
      6,
    )
  }
}

const ofBoxes: Once = async ({ terminal }, filters, where) => {
  const filter = filters.filter(['op', 'crane', 'block', 'visit'])
  const measures = ['leg_wait_seconds', 'leg_work_seconds', 'leg_seconds']
  const [whole] = (await terminal.ask({ ...filter, measures })).rows
  const { rows } = await terminal.ask({ ...filter, by: ['leg_stage', 'wait_root'], measures })
  const here = `${where}: ${JSON.stringify(filter)}`
  for (const id of measures) expect(sumOf(rows, id), here).toBeCloseTo(Number(whole?.[id] ?? 0), 3)
  const [waits, work, both] = measures.map((id) => Number(whole?.[id] ?? 0))
  expect(both, here).toBeCloseTo((waits ?? 0) + (work ?? 0), 3)
  const without = rows.filter((row) => row.wait_root === '')
  expect(sumOf(without, 'leg_wait_seconds'), here).toBe(0)
}

/** 11. The causes of waits add up to the waits. */
export const proveWaits = (loaded: Loaded): void => {
  describe('11. waits by cause', () => {
    holds('of cranes add up to the time lost at the platform', 60, loaded, ofCranes)
    holds('of vehicles add up to their time under cranes and at blocks', 60, loaded, ofVehicles)
    holds('of boxes add up over the stages, machines and roots', 50, loaded, ofBoxes)
  })
}
