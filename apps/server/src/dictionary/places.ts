import { cutsOf, FILTERS, isFieldFilter, type Panel, type Report } from '@quaywise/report-kit'
import { REPORTS } from '@quaywise/reports/server'

/** A page that uses a list of words: in its search form, or in what its panels show. */
export type DictionaryPlace = { readonly path: string; readonly uses: 'filter' | 'panel' }

const dimensionsOf = (panel: Panel): readonly string[] =>
  panel.kind === 'table'
    ? [...panel.by, ...Object.values(panel.groupings ?? {}).flat(), ...(panel.attributes ?? [])]
    : cutsOf(panel)

const placeIn = ({ path, filters, panels }: Report, dimension: string): DictionaryPlace[] => {
  if (filters.some((id) => isFieldFilter(id) && FILTERS[id] === dimension)) return [{ path, uses: 'filter' }]
  const shown = Object.values(panels).some((panel) => dimensionsOf(panel).includes(dimension))
  return shown ? [{ path, uses: 'panel' }] : []
}

/** The pages that use the words of a dimension, as their reports declare it. */
export const placesOf = (dimension: string): DictionaryPlace[] =>
  [...REPORTS.values()].flatMap(({ report }) => placeIn(report, dimension))
