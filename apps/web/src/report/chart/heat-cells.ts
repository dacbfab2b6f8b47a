import type { HeatCell } from '@quaywise/ui'
import { changeOf, isRatioCell, numberIn } from '../data/cell.ts'
import type { HeatModel, HeatPlaceModel } from './heat-model.ts'

interface HeatCellNeeds {
  readonly columns: readonly { readonly key: string }[]
  /** Shows the change of each number instead of the number. */
  readonly changes: boolean
  faultNote(minutes: number): string
  /** The change of a place in words. */
  changeNote(place: HeatPlaceModel): string | undefined
}

/** The places of a map as its drawing takes them, with those where nothing was done. */
export function heatCells(
  { places, rows }: HeatModel,
  { columns, changes, faultNote, changeNote }: HeatCellNeeds,
): readonly HeatCell[] {
  const known = new Map(places.map((place) => [`${place.row}\u0000${place.column}`, place]))
  return rows.flatMap((row) =>
    columns.map(({ key: column }): HeatCell => {
      const place = known.get(`${row}\u0000${column}`)
      const value = place ? shownValue(place, changes) : null
      if (!place || (value === null && !isPart(place))) return { row, column, value: null, state: 'off' }
      const failed = place.state > 0
      const notes = [failed ? faultNote(place.state) : undefined, changeNote(place)]
      const note = notes.filter((each) => each !== undefined).join(' · ')
      const state = failed ? ('fault' as const) : isPart(place) ? ('part' as const) : undefined
      return { row, column, value, ...(state ? { state } : {}), ...(note === '' ? {} : { note }) }
    }),
  )
}

const shownValue = ({ cell, before }: HeatPlaceModel, changes: boolean): number | null =>
  changes ? (changeOf(cell, before)?.delta ?? null) : numberIn(cell)

/** Too little of the hour was worked for a rate of its own. */
const isPart = ({ cell }: HeatPlaceModel): boolean =>
  isRatioCell(cell) && cell.value === null && (cell.denominator ?? 0) > 0
