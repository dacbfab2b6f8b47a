import { readYardArea } from '@quaywise/domain'
import { type BlockLayout, QUAY_Y, ROW_M } from './layout.ts'
import { type Parsed, parseJson, refused } from './parse.ts'

const MOST = 200

/**
 * The blocks of a yard from an area file (JSON, one record a block): bays, rows and place as told, one tier less
 * than told, because a crane must carry a box over the highest stack. The block nearest to the water starts where
 * stacks start (`QUAY_Y.stacks`) and the leftmost at x = 0; a block narrower than its area stands in its middle.
 * Every ninth block takes dangerous goods; `reeferPlugs` is the number for each block. Never throws.
 */
export const layoutOfAreas = (json: string, reeferPlugs = 40): Parsed<readonly BlockLayout[]> => {
  const parsed = parseJson(json)
  if (!parsed.ok) return parsed
  const { value } = parsed
  if (!Array.isArray(value) || value.length < 1 || value.length > MOST)
    return refused(`areas: must be a list of 1 to ${MOST} items`)
  const read = value.map(readYardArea)
  const problems = read.flatMap((one, i) =>
    'problems' in one
      ? one.problems.map(({ member, rule }) => `areas[${i}]${member && `.${member}`}: ${rule}`)
      : [],
  )
  if (problems.length > 0) return refused(...problems)
  const areas = read.flatMap((one) => ('area' in one ? [one.area] : []))
  const left = Math.min(...areas.map((area) => area.left))
  const front = Math.min(...areas.map((area) => area.front))
  const blocks = areas.map((area, i): BlockLayout => {
    const spare = Math.max(0, area.right - area.left - area.rows * ROW_M)
    return {
      id: area.id,
      x: Math.round(10 * (area.left - left + spare / 2)) / 10,
      y: Math.round(10 * (area.front - front + QUAY_Y.stacks)) / 10,
      bays: area.bays,
      rows: area.rows,
      tiers: area.tiers - 1,
      reeferPlugs,
      dangerous: i % 9 === 4,
    }
  })
  return { ok: true, value: blocks }
}
