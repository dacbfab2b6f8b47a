import type { BarSeriesOption } from 'echarts'
import { decalOf } from '../chart/decal.ts'
import { inkOn, withAlpha } from '../chart/ink.ts'
import type { Series } from '../chart/series.ts'
import { fontFamily, type Mode, tokens } from '../tokens.ts'

const labelledShare = 9

function itemStyle(series: Series, mode: Mode): NonNullable<BarSeriesOption['itemStyle']> {
  const colour = tokens[mode][series.tone]
  if (series.dashed === true) {
    return { color: withAlpha(colour, 0.16), borderColor: colour, borderType: 'dashed', borderWidth: 1 }
  }
  const decal = decalOf(series.pattern, mode)
  return {
    color: colour,
    borderColor: tokens[mode].panel,
    borderWidth: 0.75,
    ...(decal === undefined ? {} : { decal }),
  }
}

/** What decides how bars are drawn. */
export type BarLook = {
  mode: Mode
  stacked: boolean
  normalised: boolean
  clickable: boolean
  partial: number | undefined
  /** Shares are told in bars that have room for two digits. */
  told: boolean
}

function drawnValue(value: number | null, index: number, look: BarLook) {
  return index === look.partial ? { value, itemStyle: { opacity: 0.78 } } : value
}

/** Draws each series as bars; shares of at least 9 % carry their number. */
export function barSeries(series: readonly Series[], look: BarLook): BarSeriesOption[] {
  return series.map((each) => {
    const ink = inkOn(tokens[look.mode][each.tone])
    const label = {
      show: true,
      color: ink,
      fontFamily,
      fontSize: 10,
      fontWeight: 600 as const,
      position: 'inside' as const,
    }
    const share = (params: { value?: unknown }) => {
      const value = typeof params.value === 'number' ? params.value : 0
      return value >= labelledShare ? String(Math.round(value)) : ''
    }
    return {
      id: each.key,
      name: each.label,
      type: 'bar',
      data: each.values.map((value, index) => drawnValue(value, index, look)),
      ...(look.stacked ? { stack: `bars-${each.axis ?? 'left'}` } : {}),
      yAxisIndex: each.axis === 'right' ? 1 : 0,
      barMaxWidth: 44,
      barCategoryGap: look.stacked ? '16%' : '22%',
      barGap: look.stacked ? '-100%' : '8%',
      cursor: look.clickable ? 'pointer' : 'default',
      itemStyle: itemStyle(each, look.mode),
      emphasis: {
        focus: 'none',
        itemStyle: { shadowBlur: 0, borderColor: tokens[look.mode].text, borderWidth: 1 },
      },
      ...(look.normalised && look.told
        ? { label: { ...label, formatter: share }, labelLayout: { hideOverlap: true } }
        : {}),
    }
  })
}
