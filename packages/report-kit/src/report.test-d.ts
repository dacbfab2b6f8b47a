import { describe, expectTypeOf, test } from 'vitest'
import { defineReport } from './report.ts'

const page = { id: 'qc/example', gated: true, basis: 'time', filters: ['period'] } as const

describe('defineReport', () => {
  test('takes measures cut by what they know', () => {
    const report = defineReport({
      ...page,
      panels: { map: { kind: 'heatmap', x: 'hour', y: 'crane', measure: 'gmph' } },
    })
    expectTypeOf(report.authority).toEqualTypeOf<string>()
  })

  test('takes call rates cut by call', () => {
    defineReport({
      ...page,
      panels: { table: { kind: 'table', by: ['visit'], measures: ['bmph', 'crane_intensity'] } },
    })
  })

  test('refuses a misspelt measure', () => {
    // @ts-expect-error there is no measure gmhp
    defineReport({ ...page, panels: { tiles: { kind: 'kpis', measures: ['gmhp'] } } })
  })

  test('refuses a misspelt dimension', () => {
    // @ts-expect-error there is no dimension crain
    defineReport({ ...page, panels: { map: { kind: 'heatmap', x: 'hour', y: 'crain', measure: 'gmph' } } })
  })

  test('refuses a misspelt filter', () => {
    // @ts-expect-error there is no filter trunkBranch
    defineReport({ ...page, filters: ['trunkBranch'], panels: {} })
  })

  test('refuses berth hours over cranes', () => {
    // @ts-expect-error berth hours belong to a call, not to a crane
    defineReport({ ...page, panels: { map: { kind: 'ranked', y: 'crane', measure: 'bmph' } } })
  })

  test('refuses crane intensity by operation', () => {
    const panels = { table: { kind: 'table', by: ['visit', 'op'], measures: ['crane_intensity'] } } as const
    // @ts-expect-error operation hours know no operation mode
    defineReport({ ...page, panels })
  })

  test('refuses vehicles’ states by call', () => {
    // @ts-expect-error a vehicle’s state belongs to no call
    defineReport({ ...page, panels: { table: { kind: 'table', by: ['visit'], measures: ['agvs_active'] } } })
  })

  test('refuses load boxes by operation', () => {
    // @ts-expect-error load boxes are one operation already
    defineReport({ ...page, panels: { bars: { kind: 'bar', x: 'op', measures: ['load_boxes'] } } })
  })

  test('refuses a plan line that lacks the chart’s dimension', () => {
    const bars = { kind: 'stacked', x: 'hour', series: 'category', measures: ['gross_minutes'] } as const
    defineReport({ ...page, panels: { bars } })
    // @ts-expect-error planned boxes know no category
    defineReport({ ...page, panels: { bars: { ...bars, line: 'plan_boxes' } } })
  })

  test('takes a product cut by what all of its factors know', () => {
    defineReport({
      ...page,
      panels: { table: { kind: 'table', by: ['crane'], measures: ['qc_oee_manageable', 'qc_mtbf'] } },
    })
  })

  test('refuses a product by what one of its factors lacks', () => {
    // @ts-expect-error the standard time of lifts knows no machine state
    defineReport({ ...page, panels: { map: { kind: 'ranked', y: 'state', measure: 'qc_oee_manageable' } } })
  })

  test('refuses effectiveness by call', () => {
    // @ts-expect-error planned hours belong to a crane, not to a call
    defineReport({ ...page, panels: { table: { kind: 'table', by: ['visit'], measures: ['qc_oee'] } } })
  })

  test('takes reshuffles by the job that caused them, and refuses them by block side', () => {
    const measure = 'reshuffles_per_retrieval'
    defineReport({ ...page, panels: { jobs: { kind: 'ranked', y: 'yard_job', measure } } })
    // @ts-expect-error a reshuffle at one end may serve a job at the other
    defineReport({ ...page, panels: { sides: { kind: 'ranked', y: 'side', measure } } })
  })

  test('refuses standing boxes by hour', () => {
    // @ts-expect-error what stands at the end of the period stands at one instant
    defineReport({ ...page, panels: { bars: { kind: 'bar', x: 'hour', measures: ['stock_age'] } } })
  })
})
