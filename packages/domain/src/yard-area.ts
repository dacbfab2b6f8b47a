/** One yard block as an area file tells it: its rectangle in metres of the file's own grid, and its stacks. */
export type YardArea = {
  readonly id: string
  /** Along the quay. */
  readonly left: number
  readonly right: number
  /** From the water landwards. */
  readonly front: number
  readonly back: number
  readonly bays: number
  readonly rows: number
  readonly tiers: number
}

/** What is wrong with one member of a record: its name, '' for the record itself, and what it must be. */
export type AreaProblem = { readonly member: string; readonly rule: string }

const ID = /^[A-Za-z0-9][A-Za-z0-9_]{0,11}$/
const CORNER = /^\(\s*(-?\d{1,6}(?:\.\d{1,6})?)\s*,\s*(-?\d{1,6}(?:\.\d{1,6})?)\s*\)$/

/**
 * Reads a record of an area file (`ID`, `VBYNUM`, `VRWNUM`, `VTRNUM`, and the corners `LOCATIONLH` at the left of
 * the water side and `LOCATIONRB` opposite, as `"(52.0,109.0)"`), or tells everything that is wrong with it. Other
 * members are passed over.
 */
export const readYardArea = (
  value: unknown,
): { readonly area: YardArea } | { readonly problems: readonly AreaProblem[] } => {
  if (typeof value !== 'object' || value === null)
    return { problems: [{ member: '', rule: 'must be a record' }] }
  const given = new Map<string, unknown>(Object.entries(value))
  const problems: AreaProblem[] = []
  const told = <T>(member: string, read: (value: unknown) => T | null, rule: string, without: T): T => {
    const found = read(given.get(member))
    if (found === null) problems.push({ member, rule: `must be ${rule}` })
    return found ?? without
  }
  const whole = (member: string, min: number, max: number): number =>
    told(member, (one) => wholeIn(one, min, max), `a whole number from ${min} to ${max}`, min)
  const corner = (member: string, without: Corner): Corner =>
    told(member, cornerOf, 'a corner such as (52.0,109.0)', without)
  const id = told('ID', idOf, 'an id of 1 to 12 letters, digits and underscores', '')
  const near = corner('LOCATIONLH', { x: 0, y: 0 })
  const far = corner('LOCATIONRB', { x: near.x + 1, y: near.y + 1 })
  const stacks = { bays: whole('VBYNUM', 1, 99), rows: whole('VRWNUM', 1, 20), tiers: whole('VTRNUM', 2, 10) }
  if (far.x <= near.x || far.y <= near.y)
    problems.push({
      member: 'LOCATIONRB',
      rule: 'must lie to the right of LOCATIONLH and further from the water',
    })
  if (problems.length > 0) return { problems }
  return { area: { id, left: near.x, right: far.x, front: near.y, back: far.y, ...stacks } }
}

type Corner = { readonly x: number; readonly y: number }

const idOf = (value: unknown): string | null => (typeof value === 'string' && ID.test(value) ? value : null)

const cornerOf = (value: unknown): Corner | null => {
  const found = typeof value === 'string' ? CORNER.exec(value) : null
  return found && { x: Number(found[1]), y: Number(found[2]) }
}

const wholeIn = (value: unknown, min: number, max: number): number | null =>
  typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max ? value : null
