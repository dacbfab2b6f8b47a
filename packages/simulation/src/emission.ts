import type { FactName, Facts } from '@quaywise/domain'

/** One row for one table. Rows are fresh objects: the receiver may keep them. */
export type Emission = { [K in FactName]: { readonly table: K; readonly row: Facts[K] } }[FactName]

/** Receives the facts of a play in the order in which they become known. */
export type Emit = (emission: Emission) => void

/** What every row of the model gives as its source. */
export const SOURCE = 'simulation'
