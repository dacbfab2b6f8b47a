import type { BerthFact, BlockFact, EquipmentFact } from '@quaywise/domain'

/** What a file tells of one place: a berth, a block or a machine, with only the columns that it tells. */
type Told<Fact> = Partial<Omit<Fact, 'terminal_id' | 'version'>>
export type Place =
  | { readonly table: 'berth'; readonly row: Told<BerthFact> & Pick<BerthFact, 'berth_id'> }
  | { readonly table: 'block'; readonly row: Told<BlockFact> & Pick<BlockFact, 'block_id'> }
  | {
      readonly table: 'equipment'
      readonly row: Told<EquipmentFact> & Pick<EquipmentFact, 'eq_kind' | 'eq_id'>
    }

/** What a file tells of a machine. */
export type ToldMachine = Extract<Place, { readonly table: 'equipment' }>['row']

/** What an element of a file tells, or what is wrong with it. */
export type PlacesRead = {
  readonly places: readonly Place[]
  readonly problems: readonly PlaceProblem[]
}
export type PlaceProblem = { readonly column: string; readonly value?: string }

/** Lengths and rates pass through 32-bit floats in the store. */
export const float = (value: number): number => Math.fround(value)
