import { DATASETS, type Dataset, isSum } from '@quaywise/metrics'
import { describe, expect, test } from 'vitest'
import { percentileOf } from './buckets.ts'
import { deriveRollup, isRolledUp, placingColumns, ROLLUPS } from './rollup.ts'

const datasets: readonly Dataset[] = DATASETS

describe('the roll-up of a dataset', () => {
  test.each(datasets.filter(({ rollup }) => rollup !== 'never'))(
    'of $name tells of all that its rows hang on',
    (dataset) => {
      const tables = [...(dataset.from ?? '').matchAll(/quaywise\.(\w+)/g)].map((match) => match[1])
      const reads: readonly string[] =
        dataset.rollup === undefined || dataset.rollup === 'never' ? [] : (dataset.rollup.reads ?? [])
      expect(tables.filter((table) => !reads.includes(table ?? ''))).toEqual([])
    },
  )

  test.each([...ROLLUPS.values()])(
    '$table keeps each aggregate once, under a name of its own',
    ({ sums }) => {
      expect(new Set(sums.map(({ column }) => column)).size).toBe(sums.length)
      expect(new Set(sums.map(({ aggregate }) => aggregate)).size).toBe(sums.length)
    },
  )

  test.each([...ROLLUPS.values()].filter(({ series }) => series.length > 0))(
    '$table keeps the numbers of every percentile, each series under a name of its own',
    ({ dataset, series }) => {
      expect(new Set(series.map(({ name }) => name)).size).toBe(series.length)
      const percentiles = Object.values(dataset.measures).flatMap((measure) => percentileOf(measure) ?? [])
      expect(percentiles.length).toBeGreaterThan(0)
      const kept = new Set(series.map(({ of }) => of))
      expect(percentiles.filter(({ of }) => !kept.has(of))).toEqual([])
    },
  )

  test('has buckets of every percentile that the catalogue declares so', () => {
    const rolled = datasets.filter(({ rollup }) => rollup !== 'never')
    const declared = rolled.filter(({ measures }) => Object.values(measures).some(percentileOf))
    const built = [...ROLLUPS.values()].filter(({ series }) => series.length > 0)
    expect(built.map(({ dataset }) => dataset.name)).toEqual(declared.map(({ name }) => name))
    expect(declared.length).toBeGreaterThan(9)
  })

  test('is there for every dataset with sums that does not say never', () => {
    const wanted = datasets.filter((d) => d.rollup !== 'never' && Object.values(d.measures).some(isSum))
    expect([...ROLLUPS.keys()]).toEqual(wanted.map(({ name }) => name))
  })

  test('hangs on the calls, whose classes percentiles are kept by', () => {
    expect(isRolledUp('vessel_visit')).toBe(true)
    expect(isRolledUp('che_cycle')).toBe(true)
    expect(isRolledUp('weather')).toBe(false)
  })

  test('has another table as soon as a formula changes', () => {
    const dataset = datasets.find(({ name }) => name === 'craneCycles')
    if (!dataset) throw new Error('There is no dataset of lifts.')
    const lifts = dataset.measures.lifts
    if (!lifts || !isSum(lifts)) throw new Error('Lifts are no sum.')
    const other = { ...dataset, measures: { ...dataset.measures, lifts: { ...lifts, sum: '2' } } }
    expect(deriveRollup(other)?.table).not.toBe(deriveRollup(dataset)?.table)
    const said = { ...dataset, measures: { ...dataset.measures, lifts: { ...lifts, means: 'Lifts.' } } }
    expect(deriveRollup(said)?.table).toBe(deriveRollup(dataset)?.table)
  })

  test('tells by which columns rows are placed', () => {
    expect(placingColumns('truck_visit')).toEqual(['gate_in_at', 'gate_out_at', 'arrived_at'])
    expect(placingColumns('crane_time')).toEqual(['started_at', 'ended_at'])
    expect(placingColumns('vessel')).toEqual([])
  })
})
