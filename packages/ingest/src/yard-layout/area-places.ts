import { capacitySlots, groundSlots, readYardArea, stackingCraneId } from '@quaywise/domain'
import { type JsonObject, member, numberAt } from '../json/value.ts'
import { float, type Place, type PlacesRead } from './place.ts'

/** The ends of a block with the members that tell the speed of the crane there and its moves an hour. */
const ENDS = [
  ['WATER', 'ASCTOPSPEED', 'WORKEFFICIENCYT'],
  ['LAND', 'ASCBOTTOMSPEED', 'WORKEFFICIENCYB'],
] as const

/** Whether an element is a record of an area file. */
export const isArea = (object: JsonObject): boolean =>
  ['VBYNUM', 'VRWNUM', 'VTRNUM', 'LOCATIONLH'].some((key) => member(object, key) !== undefined)

/** The block that a record of an area file tells, and the stacking cranes at its ends where it tells their speeds. */
export const areaPlaces = (object: JsonObject): PlacesRead => {
  const read = readYardArea(object)
  if ('problems' in read)
    return {
      places: [],
      problems: read.problems.map(({ member: column }) => ({
        column,
        value: JSON.stringify(member(object, column)) ?? '',
      })),
    }
  const { id, left, right, front, back, bays, rows, tiers } = read.area
  const stacks = { bays, rows, tiers }
  const block: Place = {
    table: 'block',
    row: {
      block_id: id,
      ...stacks,
      ground_slots: groundSlots(stacks),
      capacity_slots: capacitySlots(stacks),
      ...{ x: float(left), y: float(front), width: float(right - left), length: float(back - front) },
    },
  }
  const cranes = ENDS.flatMap(([side, speed, rate]): Place[] => {
    const told = numberAt(object, speed)
    if (told === null || told < 0 || told > 100) return []
    const moves = numberAt(object, rate)
    const rated = moves !== null && moves >= 0 && moves <= 1000 ? { technical_rate: float(moves) } : {}
    const eq_id = stackingCraneId(id, side)
    return [
      {
        table: 'equipment',
        row: { eq_kind: 'ASC', eq_id, name: eq_id, block_id: id, side, gantry_speed: float(told), ...rated },
      },
    ]
  })
  return { places: [block, ...cranes], problems: [] }
}
