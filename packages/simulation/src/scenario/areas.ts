import { type Check, list, text, whole } from './check.ts'
import { type BlockLayout, QUAY_Y, ROW_M } from './layout.ts'
import { type Parsed, parseJson, refused } from './parse.ts'

/** One yard block as an area file tells it; corners are texts such as "(52.0,109.0)", in metres. */
type Area = {
  readonly ID: string
  /** The corner at the left of the water side, and its opposite at the land side. */
  readonly LOCATIONLH: string
  readonly LOCATIONRB: string
  readonly VBYNUM: number
  readonly VRWNUM: number
  readonly VTRNUM: number
}

type Corner = { readonly x: number; readonly y: number }

const CORNER = /^\(\s*(-?\d+(?:\.\d+)?)\s*,\s*(-?\d+(?:\.\d+)?)\s*\)$/
const corner = text(CORNER, 'a corner such as (52.0,109.0)')

const checks: { readonly [K in keyof Area]: Check<Area[K]> } = {
  ID: text(/^[A-Za-z0-9][A-Za-z0-9_]{0,11}$/, 'an id of 1 to 12 letters, digits and underscores'),
  LOCATIONLH: corner,
  LOCATIONRB: corner,
  VBYNUM: whole(1, 99),
  VRWNUM: whole(1, 20),
  VTRNUM: whole(2, 10),
}

/** An area has more fields than are needed here, so only these are looked at. */
const area: Check<Area> = (value, at, problems): value is Area => {
  if (typeof value !== 'object' || value === null) {
    problems.push(`${at}: must be a record`)
    return false
  }
  const given = new Map<string, unknown>(Object.entries(value))
  return Object.entries<Check<unknown>>(checks)
    .map(([name, check]) => check(given.get(name), `${at}.${name}`, problems))
    .every((right) => right)
}

const areas = list(area, 1, 200)

const cornerOf = (told: string): Corner => {
  const [, x = '', y = ''] = CORNER.exec(told) ?? []
  return { x: Number(x), y: Number(y) }
}

/**
 * The blocks of a yard from an area file (JSON, one record a block): bays, rows and place as told, one tier less
 * than told, because a crane must carry a box over the highest stack. The block nearest to the water starts where
 * stacks start (`QUAY_Y.stacks`) and the leftmost at x = 0; a block narrower than its area stands in its middle.
 * Every ninth block takes dangerous goods; `reeferPlugs` is the number for each block. Never throws.
 */
export const layoutOfAreas = (json: string, reeferPlugs = 40): Parsed<readonly BlockLayout[]> => {
  const parsed = parseJson(json)
  if (!parsed.ok) return parsed
  const problems: string[] = []
  const { value } = parsed
  if (!areas(value, 'areas', problems)) return refused(...problems)
  const places = value.map((told) => ({
    told,
    near: cornerOf(told.LOCATIONLH),
    far: cornerOf(told.LOCATIONRB),
  }))
  for (const [i, { near, far }] of places.entries())
    if (far.x <= near.x || far.y <= near.y)
      problems.push(`areas[${i}].LOCATIONRB: must lie to the right of LOCATIONLH and further from the water`)
  if (problems.length > 0) return refused(...problems)
  const left = Math.min(...places.map(({ near }) => near.x))
  const front = Math.min(...places.map(({ near }) => near.y))
  const blocks = places.map(({ told, near, far }, i): BlockLayout => {
    const spare = Math.max(0, far.x - near.x - told.VRWNUM * ROW_M)
    return {
      id: told.ID,
      x: Math.round(10 * (near.x - left + spare / 2)) / 10,
      y: Math.round(10 * (near.y - front + QUAY_Y.stacks)) / 10,
      bays: told.VBYNUM,
      rows: told.VRWNUM,
      tiers: told.VTRNUM - 1,
      reeferPlugs,
      dangerous: i % 9 === 4,
    }
  })
  return { ok: true, value: blocks }
}
