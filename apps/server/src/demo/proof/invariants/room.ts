import { describe, expect } from 'vitest'
import { total, within } from '../kept.ts'
import { HOUR } from '../loaded-terminal.fixture.ts'
import { holds, type Loaded, type Once } from '../proving.ts'

/** What the places have room for, and the boxes that stand there: worked out from the lists of places and boxes. */
export const OF_QUAY = ['berth_capacity_hours', 'quay_metre_hours', 'quay_metre_hours_used'] as const
export const OF_STANDING = ['boxes_standing', 'standing_days'] as const

type Box = { readonly block: string; readonly flow: string; readonly in: number; readonly out: number }

const quay: Once = async ({ terminal, facts }, filters, where) => {
  const window = filters.window()
  const restrictions = filters.restrictions(['berth'])
  const { rows } = await terminal.ask({ window, restrictions, by: ['berth'], measures: OF_QUAY })
  const berths = await terminal.rows('berth_id, from_m, to_m', 'berth FINAL')
  const hours = (window.to - window.from) / HOUR
  for (const row of rows) {
    const berth = berths.find((each) => each.berth_id === row.berth)
    const [from, to] = [Number(berth?.from_m), Number(berth?.to_m)]
    const used = total(facts.stays, (stay) => {
      const call = facts.calls.get(stay.visit)
      if (!call || stay.category === 'WAIT' || call.toM === 0) return 0
      return Math.max(0, Math.min(call.toM, to) - Math.max(call.fromM, from)) * within(stay, window)
    })
    const here = `${where}: ${row.berth} ${JSON.stringify(window)}`
    const told = [hours, hours * (to - from), used / HOUR]
    for (const [place, id] of OF_QUAY.entries())
      expect(Number(row[id] ?? 0), `${here} ${id}`).toBeCloseTo(told[place] ?? 0, 4)
  }
}

let boxes: Promise<readonly Box[]> | undefined

const standing: Once = async ({ terminal }, filters, where) => {
  boxes ??= terminal
    .rows(
      'block_id AS block, flow, toUnixTimestamp64Milli(assumeNotNull(yard_in)) AS in, ifNull(toUnixTimestamp64Milli(yard_out), 9e15) AS out',
      'container_visit FINAL WHERE isNotNull(yard_in)',
    )
    .then((rows) =>
      rows.map((row) => ({
        ...{ block: String(row.block), flow: String(row.flow) },
        ...{ in: Number(row.in), out: Number(row.out) },
      })),
    )
  const { window, restrictions } = filters.filter(['block'])
  const { rows } = await terminal.ask({ window, restrictions, by: ['container_flow'], measures: OF_STANDING })
  const [kept] = restrictions
  const here = (await boxes).filter(
    (box) => box.in <= window.to && box.out > window.to && (!kept || kept.values.includes(box.block)),
  )
  for (const row of rows) {
    const same = here.filter(({ flow }) => flow === row.container_flow)
    expect(row.boxes_standing, `${where}: ${JSON.stringify(window)}`).toBe(same.length)
    const days = total(same, (box) => window.to - box.in) / (24 * HOUR)
    expect(Number(row.standing_days), where).toBeCloseTo(days, 6)
  }
  expect(
    total(rows, (row) => Number(row.boxes_standing)),
    where,
  ).toBe(here.length)
}

/** What berths offer and ships take of them, and the boxes that stand at an instant. */
export const proveRoom = (loaded: Loaded): void => {
  describe('room', () => {
    holds('at the quay, and what is taken of it', 50, loaded, quay)
    holds('in the stacks is taken by the boxes that have come and not left', 50, loaded, standing)
  })
}
