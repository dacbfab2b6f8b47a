import { agvId, berthId, blockFact, craneId, stackingCraneId } from '@quaywise/domain'
import type { z } from 'zod'
import { isObject, type JsonObject, type JsonValue, member, objectAt } from '../json/value.ts'
import { berthSchema, blockSchema, countsSchema, machineSchema } from './layout-schema.ts'
import { float, type Place, type PlaceProblem, type PlacesRead, type ToldMachine } from './place.ts'

const PARTS = 5000
const LISTS = ['blocks', 'berths', 'machines'] as const

/** The layout that an element holds or is: a scenario holds one; null when there is none. */
export const layoutIn = (object: JsonObject): JsonObject | null => {
  const layout = isObject(member(object, 'layout')) ? objectAt(object, 'layout') : object
  return LISTS.some((key) => Array.isArray(member(layout, key))) ? layout : null
}

/** The berths, blocks and machines of a layout; what is wrong with one costs that one. */
export const layoutPlaces = (layout: JsonObject): PlacesRead => {
  const problems: PlaceProblem[] = []
  const told = <T>(key: (typeof LISTS)[number], schema: z.ZodType<T>): readonly T[] => {
    const list = member(layout, key)
    return (Array.isArray(list) ? list.slice(0, PARTS) : []).flatMap((part: JsonValue, i) => {
      const read = schema.safeParse(part)
      if (read.success) return [read.data]
      const [issue] = read.error.issues
      problems.push({ column: [key, i, ...(issue?.path ?? [])].join('.'), value: JSON.stringify(part) })
      return []
    })
  }
  const blocks = told('blocks', blockSchema)
  const places = [
    ...blocks.map(blockPlace),
    ...told('berths', berthSchema).map(berthPlace),
    ...told('machines', machineSchema).map(machinePlace),
    ...countedPlaces(layout, problems),
  ]
  // A layout that counts its cranes has a stacking crane at either end of each block.
  const counted = typeof member(layout, 'cranes') === 'number' ? blocks.flatMap(cranesOfBlock) : []
  return { places: [...places, ...counted], problems }
}

const blockPlace = (block: z.output<typeof blockSchema>): Place => {
  const { terminal_id: _, version: __, ...row } = blockFact('', block, 0)
  const { x, y, width, length } = row
  return {
    table: 'block',
    row: { ...row, x: float(x), y: float(y), width: float(width), length: float(length) },
  }
}

const berthPlace = ({ id, name, fromM, toM, depthM }: z.output<typeof berthSchema>): Place => {
  const depth = depthM === undefined ? {} : { depth_m: float(depthM) }
  return {
    table: 'berth',
    row: { berth_id: id, name: name ?? id, from_m: float(fromM), to_m: float(toM), ...depth },
  }
}

const machinePlace = (machine: z.output<typeof machineSchema>): Place => {
  const { id, kind, name, block, side, twin, rate, brand, family } = machine
  const { gantrySpeed, trolleySpeed, hoistSpeed, swlT } = machine
  const row: ToldMachine = {
    ...{ eq_kind: kind, eq_id: id, name: name ?? id },
    ...(block === undefined ? {} : { block_id: block }),
    ...(side === undefined ? {} : { side }),
    ...(twin === undefined ? {} : { twin_capable: twin ? 1 : 0 }),
    ...(brand === undefined ? {} : { brand }),
    ...(family === undefined ? {} : { family }),
    ...(rate === undefined ? {} : { technical_rate: float(rate) }),
    ...(gantrySpeed === undefined ? {} : { gantry_speed: float(gantrySpeed) }),
    ...(trolleySpeed === undefined ? {} : { trolley_speed: float(trolleySpeed) }),
    ...(hoistSpeed === undefined ? {} : { hoist_speed: float(hoistSpeed) }),
    ...(swlT === undefined ? {} : { swl_t: float(swlT) }),
  }
  return { table: 'equipment', row }
}

const cranesOfBlock = ({ id }: z.output<typeof blockSchema>): readonly Place[] =>
  (['WATER', 'LAND'] as const).map((side) => {
    const eq_id = stackingCraneId(id, side)
    return { table: 'equipment', row: { eq_kind: 'ASC', eq_id, name: eq_id, block_id: id, side } }
  })

/** Berths of equal length and machines that a layout only counts. */
const countedPlaces = (layout: JsonObject, problems: PlaceProblem[]): readonly Place[] => {
  const counted = Object.entries(layout).filter(([, value]) => typeof value === 'number')
  const read = countsSchema.safeParse(Object.fromEntries(counted))
  if (!read.success) {
    for (const { path } of read.error.issues) problems.push({ column: path.join('.') })
    return []
  }
  const { quayM = 0, berths = 0, cranes = 0, agvs = 0 } = read.data
  const indices = (count: number): number[] => Array.from({ length: count }, (_, index) => index)
  const edge = (index: number): number => Math.round((index * quayM) / berths)
  return [
    ...indices(quayM > 0 ? berths : 0).map(
      (i): Place => ({
        table: 'berth',
        row: { berth_id: berthId(i), name: berthId(i), from_m: edge(i), to_m: edge(i + 1) },
      }),
    ),
    ...indices(cranes).map((i) => machineOf('QC', craneId(i))),
    ...indices(agvs).map((i) => machineOf('AGV', agvId(i))),
  ]
}

const machineOf = (eq_kind: 'QC' | 'AGV', id: string): Place => ({
  table: 'equipment',
  row: { eq_kind, eq_id: id, name: id, twin_capable: 1 },
})
