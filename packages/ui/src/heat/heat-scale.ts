import { inkOn, mix } from '../chart/ink.ts'
import type { Mode } from '../tokens.ts'
import type { HeatMapProps } from './heat-props.ts'

const stops = {
  dark: ['#15263a', '#1a3757', '#21507f', '#2c70b3', '#559adf', '#a3cff7'],
  light: ['#e8f1fb', '#c6dcf4', '#96bfe9', '#609bda', '#3173bf', '#174a87'],
} as const

/** From worse over no change to better; told apart without red and green. */
const ways = {
  dark: ['#e08a3c', '#8f5a2c', '#1d2935', '#2c70b3', '#7db4ea'],
  light: ['#c25d0e', '#efb98a', '#f1f4f7', '#96bfe9', '#2464ad'],
} as const

/** The colours of a scale from its smallest to its largest value: in one hue, or in two that part at its middle. */
export function scaleColours(mode: Mode, diverging?: HeatMapProps['scale']['diverging']): readonly string[] {
  if (diverging === undefined) return stops[mode]
  return diverging === 'higher' ? ways[mode] : [...ways[mode]].reverse()
}

/** Finds a value's share of the scale, 0 to 1; values outside stay at the ends, an empty scale is its middle. */
export function scaleShare(value: number, scale: { min: number; max: number }): number {
  if (scale.max <= scale.min) return 0.5
  return Math.max(0, Math.min(1, (value - scale.min) / (scale.max - scale.min)))
}

/** Colours one value on the scale, with the text colour that reads on it. */
export function heatColour(value: number, scale: HeatMapProps['scale'], mode: Mode) {
  const colours = scaleColours(mode, scale.diverging)
  const at = scaleShare(value, scale) * (colours.length - 1)
  const low = Math.floor(at)
  const from = colours[low] ?? colours[0] ?? '#000000'
  const to = colours[low + 1] ?? from
  const background = mix(from, to, at - low)
  return { background, color: inkOn(background) }
}
