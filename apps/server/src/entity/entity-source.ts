import type { EntityKind, EntityRef } from '@quaywise/contract'
import type { DimensionId, MeasureId, MeasuresOver } from '@quaywise/metrics'
import type { Place, Reader, Window } from '@quaywise/report-kit/compile'
import type { InEffect } from '../parameters/in-effect.ts'

/** Who asks for which thing, of what time. */
export type EntityAsk = {
  readonly id: string
  readonly terminal: Place
  /** The terminal's now. */
  readonly now: number
  /** The page's period; a machine's numbers and states are of it. */
  readonly window: Window
  readonly reader: Reader
  /** What its numbers are counted by. */
  readonly inEffect: InEffect
  /** May see plates and names of drivers. */
  readonly personal: boolean
}

/** A thing's name is looked up once for all places that name it. */
export type Named = EntityRef | null

export type FactTold = {
  readonly key: string
  readonly type: 'text' | 'number' | 'instant' | 'key'
  readonly value: string | number
  readonly unit: string | null
  readonly of: string | null
  readonly opens: Named
  readonly masked: boolean
}

export type BarTold = {
  readonly lane: string
  readonly of: string
  readonly key: string
  readonly label: string
  readonly from: string
  readonly to: string
  readonly plan: boolean
  readonly opens: Named
}

export type StepTold = {
  readonly at: string
  readonly endAt: string | null
  readonly of: string
  readonly key: string
  readonly op: string
  readonly from: string
  readonly to: string
  readonly name: string
  readonly opens: Named
}

export type LinksTold = {
  readonly key: string
  readonly unit: string | null
  readonly total: number
  readonly items: readonly {
    readonly opens: EntityRef
    readonly at: string | null
    readonly count: number | null
  }[]
}

/** What the facts tell of a thing, before its names and numbers. */
export type EntityTold = {
  readonly name: string
  readonly state: { readonly of: string; readonly key: string; readonly at: string | null } | null
  readonly facts: readonly FactTold[]
  /** What its numbers cover. */
  readonly window: Window
  /** What its time line shows. */
  readonly shown: Window
  readonly lanes: readonly string[]
  readonly bars: readonly BarTold[]
  readonly cut: boolean
  readonly steps: readonly StepTold[]
  readonly links: readonly LinksTold[]
}

/** A kind of thing: how it is read, and the measures that can be counted of one. */
export type EntitySource = {
  readonly read: (ask: EntityAsk) => Promise<EntityTold | null>
  readonly dimension: DimensionId
  readonly measures: readonly MeasureId[]
}

/** Measures that can all be restricted to one value of a dimension; what cannot does not compile. */
export const measuresBy = <D extends DimensionId>(
  dimension: D,
  measures: readonly MeasuresOver<D>[],
): Pick<EntitySource, 'dimension' | 'measures'> => ({ dimension, measures })

/** A thing that is named, unless its id is empty. */
export const refOf = (kind: EntityKind, id: unknown): Named =>
  typeof id === 'string' && id !== '' ? { kind, id } : null
