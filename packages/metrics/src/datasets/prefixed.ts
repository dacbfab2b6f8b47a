import type { Measure } from '../measure.ts'

/** Names that begin with the kind of machine that is meant: `qc_availability`. */
export type Prefixed<P extends string, M> = { readonly [K in keyof M & string as `${P}_${K}`]: M[K] }

/** Measures that every kind of machine has, under names of one kind. */
export const prefixed = <const P extends string, const M extends Readonly<Record<string, Measure>>>(
  prefix: P,
  measures: M,
): Prefixed<P, M> =>
  Object.fromEntries(
    Object.entries(measures).map(([id, measure]) => [`${prefix}_${id}`, measure]),
  ) as Prefixed<P, M>

/** The id of a measure of one kind of machine, with its exact type. */
export const sideOf = <const P extends string, const S extends string>(prefix: P, side: S): `${P}_${S}` =>
  `${prefix}_${side}`
