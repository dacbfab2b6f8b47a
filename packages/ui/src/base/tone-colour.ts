import type { Tone } from '../theme/tones.ts'
import { tokenProperty } from '../tokens.ts'

/** Returns the CSS value that reads a meaning's colour, such as `var(--qw-wait-agv)`. */
export function toneColour(tone: Tone): string {
  return `var(${tokenProperty(tone)})`
}
