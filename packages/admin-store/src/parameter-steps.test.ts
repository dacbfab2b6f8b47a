import { describe, expect, it } from 'vitest'
import { parameterSteps, rollBackFrom } from './parameter-steps.ts'
import type { ParameterVersion } from './parameter-version.ts'

const day = (number: number): string => `2026-11-${String(number).padStart(2, '0')}T00:00:00.000Z`
const END = '9999-12-31T00:00:00.000Z'

/** Versions as they are written one after another: `from` and `on` are days of November. */
class Written {
  #versions: ParameterVersion[] = []

  get versions(): readonly ParameterVersion[] {
    return this.#versions
  }

  set(value: number, { from, on }: { from: number; on: number }): this {
    return this.#add(value, day(from), on, null)
  }

  back(to: number, { from, on }: { from?: number; on: number }): this {
    const restored = this.#versions.find(({ number }) => number === to)
    const value = restored ? Number(restored.value) : 0
    const begins = from === undefined ? rollBackFrom(this.#versions, to, day(on)) : day(from)
    this.#versions = this.#versions.map((one) =>
      one.number > to && one.state === 'approved' ? { ...one, state: 'rolledBack', endedAt: day(on) } : one,
    )
    return this.#add(value, begins, on, to)
  }

  #add(value: number, effectiveFrom: string, on: number, restores: number | null): this {
    const number = this.#versions.length + 1
    this.#versions.push({
      ...{ key: 'a', number, changeId: `c${number}`, value, effectiveFrom, restores, reason: '', note: null },
      ...{ madeBy: 'u', madeByName: 'U', madeAt: day(on), decidedBy: null, decidedByName: null },
      ...{ decidedAt: null, endedAt: null, state: 'approved' },
    })
    return this
  }

  /** The steps as `day: value`, the default being 0. */
  steps(known = END): Record<number, unknown> {
    const told = parameterSteps(this.#versions, known)
    return Object.fromEntries(
      told.map(({ from, version }) => [from === '' ? 0 : Number(from.slice(8, 10)), version?.value ?? 0]),
    )
  }
}

describe('steps of a parameter', () => {
  it('follow one another by the instants at which versions begin', () => {
    const written = new Written().set(1, { from: 5, on: 5 }).set(2, { from: 12, on: 12 })
    expect(written.steps()).toEqual({ 0: 0, 5: 1, 12: 2 })
  })

  it('know nothing of what is to come, and let it come whatever is changed before', () => {
    const written = new Written().set(1, { from: 20, on: 5 }).set(2, { from: 8, on: 8 })
    expect(written.steps(day(10))).toEqual({ 0: 0, 8: 2 })
    expect(written.steps(day(20))).toEqual({ 0: 0, 8: 2, 20: 1 })
  })

  it('go over what held since where a change is dated back', () => {
    const written = new Written().set(1, { from: 5, on: 5 }).set(2, { from: 10, on: 10 })
    written.set(9, { from: 20, on: 11 }).set(3, { from: 7, on: 12 })
    expect(written.steps(day(13))).toEqual({ 0: 0, 5: 1, 7: 3 })
    expect(written.steps()).toEqual({ 0: 0, 5: 1, 7: 3, 20: 9 })
  })

  it('show no trace of what was rolled back', () => {
    const written = new Written().set(1, { from: 5, on: 5 }).set(2, { from: 10, on: 10 })
    written.set(3, { from: 12, on: 12 }).back(1, { on: 15 })
    expect(written.versions.at(-1)?.effectiveFrom).toBe(day(10))
    expect(written.steps()).toEqual({ 0: 0, 5: 1, 10: 1 })
  })

  it('show what was rolled back up to the instant from which it is over', () => {
    const written = new Written().set(1, { from: 5, on: 5 }).set(2, { from: 10, on: 10 })
    written.set(3, { from: 14, on: 14 }).set(4, { from: 25, on: 14 }).back(1, { from: 12, on: 15 })
    expect(written.steps()).toEqual({ 0: 0, 5: 1, 10: 2, 12: 1 })
  })

  it('are as before after a change that was dated back by mistake is rolled back', () => {
    const written = new Written().set(1, { from: 10, on: 10 })
    const before = written.steps()
    written.set(2, { from: 5, on: 15 })
    expect(written.steps()).toEqual({ 0: 0, 5: 2 })
    written.back(1, { on: 16 })
    expect(written.steps()).toEqual(before)
    written.back(2, { on: 17 })
    expect(written.steps()).toEqual({ 0: 0, 5: 2 })
  })

  it('are as before the roll-back when that is rolled back', () => {
    const written = new Written().set(1, { from: 10, on: 10 }).set(2, { from: 5, on: 15 })
    written.set(3, { from: 20, on: 20 })
    const before = written.steps()
    written.back(1, { on: 21 })
    expect(written.steps()).toEqual({ 0: 0, 10: 1 })
    written.back(3, { on: 22 })
    expect(written.steps()).toEqual(before)
  })

  it('leave nothing of what two roll-backs went behind', () => {
    const written = new Written().set(1, { from: 10, on: 10 }).set(2, { from: 5, on: 15 })
    written.back(1, { on: 16 }).back(0, { on: 17 })
    expect(written.steps()).toEqual({ 0: 0, 5: 0 })
  })

  it('know no version that was rolled back before its time', () => {
    const written = new Written().set(1, { from: 20, on: 5 }).back(0, { on: 8 })
    expect(written.steps()).toEqual({ 0: 0, 8: 0 })
  })

  it('begin with the approval of a change that waited', () => {
    const [version] = new Written().set(1, { from: 5, on: 5 }).versions
    if (!version) throw new Error('nothing was written')
    const late = { ...version, number: 1, decidedAt: day(9), effectiveFrom: day(9) }
    const sooner = { ...version, number: 2, value: 2, madeAt: day(7), effectiveFrom: day(7) }
    const told = parameterSteps([late, sooner], END)
    expect(told.map(({ from, version: one }) => [from, one?.value])).toEqual([
      ['', undefined],
      [day(7), 2],
      [day(9), 1],
    ])
  })
})
