import { describe, expect, it } from 'vitest'
import { allMeasures, baseMeasureOf, datasetOf, dimensionsOf, sidesOf } from './catalogue.ts'
import { isProduct, isRatio } from './measure.ts'

const made = allMeasures().filter(([, measure]) => isRatio(measure) || isProduct(measure))

describe('a measure made of others', () => {
  it('counts all of them on one basis', () => {
    const mixed = made.filter(([id, measure]) => {
      const ofCalls = new Set(sidesOf(id).map((side) => datasetOf(side).ofCalls === true))
      return ofCalls.size > 1 && measure.basis !== 'time'
    })
    expect(mixed.map(([id]) => id)).toEqual([])
  })

  it('can be cut by something: a month at least, or what stands at one instant by its block', () => {
    const uncut = made.filter(([id]) => !['month', 'block'].some((d) => dimensionsOf(id).includes(d)))
    expect(uncut.map(([id]) => id)).toEqual([])
  })

  it('is made of base measures only', () => {
    for (const [id] of made)
      for (const side of sidesOf(id)) expect(datasetOf(side).measures).toHaveProperty(side)
  })
})

describe('a percentile', () => {
  it('is a number of its own, no side of another: its error is told as it stands', () => {
    const sides = made.flatMap(([id]) => sidesOf(id).filter((side) => 'percentile' in baseMeasureOf(side)))
    expect(sides).toEqual([])
  })

  it.each(allMeasures().filter(([, measure]) => 'percentile' in measure))(
    '%s is declared once, of whole units that are divided by what they are told in',
    (_id, measure) => {
      const of = 'percentile' in measure ? measure.percentile : undefined
      expect('value' in measure ? measure.value : '').toContain(`${of?.of} / ${of?.per}`)
    },
  )
})

describe('every measure', () => {
  it.each(allMeasures())('%s says what it counts in one or two sentences', (_id, measure) => {
    expect(measure.means).toMatch(/^[A-ZΣ0-9].*\.$|^Σ.*\.$/)
  })
})
