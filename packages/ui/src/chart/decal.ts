import { type Mode, tokens } from '../tokens.ts'
import { withAlpha } from './ink.ts'
import type { Series } from './series.ts'

/** The pattern over a mark's colour that tells it apart without colour; undefined for plain marks. */
export function decalOf(pattern: Series['pattern'], mode: Mode) {
  if (pattern === undefined) return undefined
  const color = withAlpha(tokens[mode].panel, 0.62)
  if (pattern === 'dots')
    return { symbol: 'circle', dashArrayX: [4, 4], dashArrayY: [4, 4], symbolSize: 0.7, color }
  return { symbol: 'rect', dashArrayX: [1, 0], dashArrayY: [2, 3], rotation: -Math.PI / 4, color }
}
