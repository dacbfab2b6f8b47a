import { describe, expect, it } from 'vitest'
import { DAY, weekStart } from '../scenario/calendar.ts'
import { QUARTER } from '../scenario/quarter.ts'
import { unitsIn } from './call-work.ts'
import { type Cargo, cargoOf } from './cargo.ts'
import { planOf } from './terminal-plan.ts'
import { type Unit, unitOf } from './unit.ts'
import { exportUnit } from './unit-code.ts'

const from = weekStart(100, QUARTER.terminal.zone)
const to = from + 28 * DAY
const plan = planOf(QUARTER, { from, to }).through(to)
const boxes: { readonly unit: Unit; readonly cargo: Cargo }[] = plan.calls
  .filter((call) => call.opStart >= from && call.opStart < to)
  .flatMap((call) => [
    ...unitsIn(call),
    ...Array.from({ length: call.exportUnits }, (_, n) => exportUnit(call.index, n)),
  ])
  .flatMap((code) => {
    const unit = unitOf(plan, code)
    return Array.from({ length: unit.boxes }, (_, sub) => ({ unit, cargo: cargoOf(plan, unit, sub) }))
  })

const share = (of: (cargo: Cargo) => boolean): number =>
  boxes.filter(({ cargo }) => of(cargo)).length / boxes.length

describe('the cargo of containers', () => {
  it('has the stated shares of reefers, dangerous goods and cargo out of gauge', () => {
    expect(boxes.length).toBeGreaterThan(30_000)
    expect(Math.abs(share((c) => c.reefer) - QUARTER.cargo.reefer)).toBeLessThan(0.004)
    expect(Math.abs(share((c) => c.imoClass !== '') - QUARTER.cargo.dangerous)).toBeLessThan(0.005)
    expect(Math.abs(share((c) => c.outOfGauge) - QUARTER.cargo.outOfGauge)).toBeLessThan(0.002)
  })

  it('gives reefers and dangerous goods blocks that are made for them', () => {
    for (const { unit, cargo } of boxes) {
      const block = QUARTER.layout.blocks[unit.block]
      if (cargo.reefer) expect(block?.reeferPlugs).toBeGreaterThan(0)
      if (cargo.imoClass !== '') expect(block?.dangerous).toBe(true)
      if (cargo.reefer || cargo.imoClass !== '' || cargo.outOfGauge) expect(cargo.full).toBe(true)
    }
  })

  it('sails from port to port, over this one', () => {
    for (const { unit, cargo } of boxes) {
      expect(cargo.pol === QUARTER.terminal.locode).toBe(unit.flow === 'EXPORT')
      expect(cargo.pod === QUARTER.terminal.locode).toBe(unit.flow === 'IMPORT')
      expect(cargo.isoType).toMatch(/^[24L][25][GRP]1$/)
    }
  })
})
