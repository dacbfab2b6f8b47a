import { expect, it } from 'vitest'
import { barOption } from './bar-option.ts'
import type { BarChartProps } from './bar-props.ts'

const props: BarChartProps = {
  title: 'Boxes per hour',
  unit: 'box',
  categories: ['08', '09'],
  series: [{ key: 'load', label: 'Load', tone: 'load', values: [100, 40] }],
  stacked: true,
  formatValue: String,
}

function seriesIds(option: ReturnType<typeof barOption>): unknown[] {
  const { series } = option
  return Array.isArray(series) ? series.map((each) => each.id) : []
}

it('draws only data where nothing else is asked for', () => {
  expect(seriesIds(barOption(props, props.series, 'dark'))).toEqual(['load'])
})

it('adds totals, plan, present and the outline of a part hour up to the plan', () => {
  const full = {
    ...props,
    totals: true,
    planLine: { label: 'Plan', value: 90 },
    now: { index: 1, label: 'now' },
  }
  const option = barOption(full, full.series, 'light')
  expect(seriesIds(option)).toEqual(['load', 'qw-plan', 'qw-outline', 'qw-totals', 'qw-now'])
  expect(option.series).toContainEqual(expect.objectContaining({ id: 'qw-outline', data: [null, 90] }))
})

it('has a second value axis only for a series that asks for it', () => {
  const right = [
    { key: 'rate', label: 'Rate', tone: 'near' as const, values: [30, 31], axis: 'right' as const },
  ]
  expect(barOption(props, props.series, 'dark').yAxis).toHaveLength(1)
  expect(barOption(props, right, 'dark').yAxis).toHaveLength(2)
})
