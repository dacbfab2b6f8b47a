import { describe, expect } from 'vitest'
import { sumOf } from '../kept.ts'
import { holds, type Loaded } from '../proving.ts'

/** 11. The causes of waits add up to the waits. */
export const proveWaits = (loaded: Loaded): void => {
  describe('11. waits by cause', () => {
    holds(
      'of cranes add up to the time lost at the platform',
      60,
      loaded,
      async ({ terminal }, filters, where) => {
        const filter = filters.filter(['crane', 'op', 'visit', 'trunk_branch', 'line'])
        const waits = (by: readonly string[]) =>
          terminal.ask({ ...filter, by, measures: ['crane_wait_minutes'] })
        const whole = sumOf((await waits([])).rows, 'crane_wait_minutes')
        const here = `${where}: ${JSON.stringify(filter)}`
        for (const by of [['wait_root'], ['wait_root', 'root_state', 'crane'], ['wait_kind', 'hour']])
          expect(sumOf((await waits(by)).rows, 'crane_wait_minutes'), `${here} by ${by}`).toBeCloseTo(
            whole,
            6,
          )
        const measures = ['wait_agv_minutes', 'wait_platform_minutes', 'lash_minutes']
        const { rows } = await terminal.ask({ ...filter, measures })
        const [agv = 0, platform = 0, lash = 0] = measures.map((id) => sumOf(rows, id))
        expect(whole + 1e-6, here).toBeGreaterThanOrEqual(agv + platform)
        expect(whole - 1e-6, here).toBeLessThanOrEqual(agv + platform + lash)
      },
    )

    holds(
      'of vehicles add up to their time under cranes and at blocks',
      60,
      loaded,
      async (proving, filters, where) => {
        const { terminal } = proving
        const { window } = filters.filter([], 400)
        const restrictions = filters.restrictions(['agv'])
        const waits = await terminal.ask({
          window,
          restrictions,
          by: ['agv', 'wait_root'],
          measures: ['agv_wait_minutes'],
        })
        const standing = [{ of: 'activity', dimension: 'activity', values: ['W_QC', 'W_ASC'] }]
        const asked = { window, restrictions: [...restrictions, ...standing] }
        const states = await terminal.ask({ ...asked, by: ['agv'], measures: ['agv_hours'] })
        for (const row of states.rows) {
          const causes = waits.rows.filter((each) => each.agv === row.agv)
          expect(
            sumOf(causes, 'agv_wait_minutes'),
            `${where}: ${row.agv} ${JSON.stringify(window)}`,
          ).toBeCloseTo(60 * Number(row.agv_hours), 6)
        }
      },
    )

    holds(
      'of boxes add up over the stages, machines and roots',
      50,
      loaded,
      async ({ terminal }, filters, where) => {
        const filter = filters.filter(['op', 'crane', 'block', 'visit'])
        const measures = ['leg_wait_seconds', 'leg_work_seconds', 'leg_seconds']
        const [whole] = (await terminal.ask({ ...filter, measures })).rows
        const { rows } = await terminal.ask({ ...filter, by: ['leg_stage', 'wait_root'], measures })
        const here = `${where}: ${JSON.stringify(filter)}`
        for (const id of measures) expect(sumOf(rows, id), here).toBeCloseTo(Number(whole?.[id] ?? 0), 3)
        expect(Number(whole?.leg_seconds ?? 0), here).toBeCloseTo(
          Number(whole?.leg_wait_seconds ?? 0) + Number(whole?.leg_work_seconds ?? 0),
          3,
        )
        const without = rows.filter((row) => row.wait_root === '')
        expect(sumOf(without, 'leg_wait_seconds'), here).toBe(0)
      },
    )
  })
}
