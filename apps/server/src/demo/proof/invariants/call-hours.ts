import { describe, expect } from 'vitest'
import { isKept, total } from '../kept.ts'
import { HOUR, SPAN } from '../loaded-terminal.fixture.ts'
import { holds, type Loaded } from '../proving.ts'
import { OF_WHOLE_CALLS } from './drivers.ts'

/** 6. A call is in port no shorter than at berth, and at berth no shorter than it is worked. */
export const proveCallHours = (loaded: Loaded): void => {
  describe('6. hours in port, at berth and of operation', () => {
    holds(
      'are those between the stamps, each no longer than the one before',
      60,
      loaded,
      async (proving, filters, where) => {
        const { terminal, facts } = proving
        const { window, restrictions } = filters.filter(OF_WHOLE_CALLS)
        const by = filters.draw.one([['visit'], ['line'], ['service'], []])
        const measures = ['port_hours', 'berth_hours', 'operation_hours']
        const owned = [{ of: 'own_ship', dimension: 'own_ship', values: ['OWN'] }]
        const asked = {
          window,
          restrictions: [...restrictions, ...owned],
          basis: 'call',
          by,
          measures,
        } as const
        const { rows } = await terminal.ask(asked)
        const here = `${where}: ${JSON.stringify(asked)}`
        for (const row of rows) {
          const [port, berth, operation] = measures.map((id) => Number(row[id] ?? 0))
          expect(port, here).toBeGreaterThanOrEqual(berth ?? 0)
          expect(berth, here).toBeGreaterThanOrEqual(operation ?? 0)
        }
        const calls = [...facts.calls.values()].filter(
          (call) =>
            call.counted >= window.from &&
            call.counted < window.to &&
            call.ata >= SPAN.from &&
            isKept(call, asked.restrictions, facts),
        )
        if (by[0] !== 'visit') return
        const told = new Map(rows.map((row) => [String(row.visit), row]))
        for (const { visit, ata, atb, atd, first, last } of calls)
          expect(
            measures.map((id) => told.get(visit)?.[id]),
            `${here} ${visit}`,
          ).toEqual([atd - ata, atd - atb, last - first].map((ms) => ms / HOUR))
      },
    )

    holds(
      'of a window are those of the stays in it, berth by berth',
      50,
      loaded,
      async ({ terminal, facts }, filters, where) => {
        const window = filters.window()
        const restrictions = filters.restrictions(['berth'])
        const { rows } = await terminal.ask({
          window,
          restrictions,
          by: ['berth'],
          measures: ['berth_hours'],
        })
        for (const row of rows) {
          const lying = facts.stays.filter(
            ({ visit, category }) => category !== 'WAIT' && facts.calls.get(visit)?.berth === row.berth,
          )
          const ms = total(lying, ({ from, to }) =>
            Math.max(0, Math.min(to, window.to) - Math.max(from, window.from)),
          )
          expect(row.berth_hours ?? 0, `${where}: ${row.berth} ${JSON.stringify(window)}`).toBe(ms / HOUR)
        }
      },
    )
  })
}
