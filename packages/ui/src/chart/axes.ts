import { fontFamily, type Mode, tokens } from '../tokens.ts'

/** Text settings of canvas labels: muted 11 px in the product's fonts. */
export function axisText(mode: Mode) {
  return { color: tokens[mode].muted, fontFamily, fontSize: 11 }
}

type ValueAxisInput = {
  mode: Mode
  unit: string
  formatTick: (value: number) => string
  max?: number | undefined
  interval?: number | undefined
  grid?: boolean | undefined
  fromZero?: boolean | undefined
  whole?: boolean | undefined
}

/** A value axis from zero with about four readable ticks and its unit above. */
export function valueAxis({
  mode,
  unit,
  formatTick,
  max,
  interval,
  grid = true,
  fromZero = true,
  whole = false,
}: ValueAxisInput) {
  return {
    type: 'value' as const,
    name: unit,
    nameLocation: 'end' as const,
    nameGap: 10,
    nameMoveOverlap: false,
    nameTextStyle: { ...axisText(mode), align: 'center' as const },
    splitNumber: 4,
    ...(whole ? { minInterval: 1 } : {}),
    scale: !fromZero,
    ...(max === undefined ? {} : { max }),
    ...(interval === undefined ? {} : { interval }),
    axisLine: { show: false, onZero: false },
    axisTick: { show: false },
    axisLabel: { ...axisText(mode), formatter: formatTick, hideOverlap: true },
    splitLine: { show: grid, lineStyle: { color: tokens[mode].grid } },
  }
}

/** The line and ticks of a horizontal axis. */
export function baseLine(mode: Mode) {
  return {
    axisLine: { show: true, lineStyle: { color: tokens[mode].line } },
    axisTick: { show: false },
    splitLine: { show: false },
  }
}

/** The drawing area: room above for badges, axis labels kept inside. */
export function gridBox(top: number, right = 6) {
  return {
    left: 4,
    right,
    top,
    bottom: 2,
    outerBoundsMode: 'same' as const,
    outerBoundsContain: 'all' as const,
  }
}
