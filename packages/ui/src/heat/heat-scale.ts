import { inkOn, mix } from '../chart/ink.ts'
import type { Mode } from '../tokens.ts'

const stops = {
  dark: ['#15263a', '#1a3757', '#21507f', '#2c70b3', '#559adf', '#a3cff7'],
  light: ['#e8f1fb', '#c6dcf4', '#96bfe9', '#609bda', '#3173bf', '#174a87'],
} as const

/** The colours of the sequential scale from its smallest to its largest value. */
export function scaleColours(mode: Mode): readonly string[] {
  return stops[mode]
}

/** Finds a value's share of the scale, 0 to 1; values outside stay at the ends, an empty scale is its middle. */
export function scaleShare(value: number, scale: { min: number; max: number }): number {
  if (scale.max <= scale.min) return 0.5
  return Math.max(0, Math.min(1, (value - scale.min) / (scale.max - scale.min)))
}

/** Colours one value on the scale, with the text colour that reads on it. */
export function heatColour(value: number, scale: { min: number; max: number }, mode: Mode) {
  const colours = stops[mode]
  const at = scaleShare(value, scale) * (colours.length - 1)
  const low = Math.floor(at)
  const from = colours[low] ?? colours[0]
  const to = colours[low + 1] ?? from
  const background = mix(from, to, at - low)
  return { background, color: inkOn(background) }
}
