import { describe, expect } from 'vitest'
import type { LoadedTerminal } from '../loaded-terminal.fixture.ts'
import { HOUR, SPAN } from '../loaded-terminal.fixture.ts'
import { holds, type Loaded } from '../proving.ts'

type Passing = { readonly block: string; readonly at: number; readonly by: 1 | -1 }

/** When boxes came into the stacks and left them, as their instructions tell. */
const passings = async (terminal: LoadedTerminal): Promise<readonly Passing[]> => {
  const rows = await terminal.rows(
    `block_id AS block, op, toUnixTimestamp64Milli(confirmed_at) AS done, ifNull(toUnixTimestamp64Milli(picked_at), 0) AS picked`,
    `work_instruction WHERE op IN ('LOAD', 'DISC', 'RECEIVE', 'DELIVER')`,
  )
  return rows.map(({ block, op, done, picked }) => {
    const leaves = op === 'LOAD' || op === 'DELIVER'
    return { block: String(block), at: Number(leaves ? picked : done), by: leaves ? -1 : 1 }
  })
}

/** 5. The stock of a block is what it was, with what came and without what left. */
export const proveStock = (loaded: Loaded): void => {
  describe('5. the stock of each block', () => {
    let known: Promise<readonly Passing[]> | undefined
    holds(
      'is what it was, with what came and without what left',
      60,
      loaded,
      async (proving, filters, where) => {
        const { terminal } = proving
        known ??= passings(terminal)
        const { from, to } = filters.hours(400)
        const restrictions = filters.restrictions(['block'])
        const at = async (hour: number) => {
          const window = { from: hour, to: hour + HOUR }
          const { rows } = await terminal.ask({
            window,
            restrictions,
            by: ['block'],
            measures: ['stock_box_hours'],
          })
          return new Map(rows.map((row) => [String(row.block), Number(row.stock_box_hours)]))
        }
        const [before, after] = [await at(from), await at(to)]
        const measures = ['yard_in', 'yard_out']
        const flow = await terminal.ask({ window: { from, to }, restrictions, by: ['block'], measures })
        const passed = (await known).filter((one) => one.at > from && one.at <= to)
        expect(after.size, where).toBeGreaterThan(0)
        for (const [block, boxes] of after) {
          const row = flow.rows.find((each) => each.block === block)
          const [came, left] = measures.map((id) => Number(row?.[id] ?? 0))
          const here = `${where}: ${block} ${JSON.stringify({ from, to })}`
          expect(boxes, here).toBe((before.get(block) ?? 0) + (came ?? 0) - (left ?? 0))
          const seen = passed.filter((one) => one.block === block)
          const [ins, outs] = [1, -1].map((by) => seen.filter((one) => one.by === by).length)
          expect([came, left], `${here}, by instructions`).toEqual([ins, outs])
        }
      },
    )

    holds('never needs more room than the blocks have', 50, loaded, async ({ terminal }, filters, where) => {
      const window = filters.hours(100)
      const restrictions = filters.restrictions(['block'])
      const measures = ['stock_slot_hours', 'capacity_slot_hours', 'ground_used_hours', 'ground_slot_hours']
      const plugs = ['plug_hours_used', 'plug_hours']
      const by = ['block', 'hour']
      const { rows } = await terminal.ask({ window, restrictions, by, measures: [...measures, ...plugs] })
      const rooms = await terminal.rows('block_id, bays, rows, reefer_plugs, capacity_slots', 'block FINAL')
      const seen = new Set(rows.map((row) => String(row.block)))
      const hours = (window.to - window.from) / HOUR
      expect(rows.length, where).toBe(hours * seen.size)
      for (const row of rows) {
        const room = rooms.find((each) => each.block_id === row.block)
        const told = [row.ground_slot_hours, row.plug_hours, row.capacity_slot_hours]
        expect(told, where).toEqual([
          Number(room?.bays) * Number(room?.rows),
          Number(room?.reefer_plugs),
          Number(room?.capacity_slots),
        ])
        expect(Number(row.ground_used_hours), where).toBeLessThanOrEqual(Number(row.ground_slot_hours))
        expect(Number(row.ground_used_hours), where).toBeLessThanOrEqual(Number(row.stock_slot_hours))
        expect(Number(row.plug_hours_used), where).toBeLessThanOrEqual(Number(row.plug_hours))
      }
      expect(window.to, where).toBeLessThanOrEqual(SPAN.to)
    })
  })
}
