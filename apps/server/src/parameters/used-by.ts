import {
  COUNTING_PARAMETERS,
  type CountingKey,
  type ParameterKey,
  type ParameterPlace,
  parameterAt,
} from '@quaywise/domain'
import { measuresDrivenBy } from '@quaywise/metrics'
import { measuresOf } from '@quaywise/report-kit'
import { REPORTS } from '@quaywise/reports/server'

const isCounting = (key: string): key is CountingKey => Object.hasOwn(COUNTING_PARAMETERS, key)

const shown = new Map<string, Set<string>>()
for (const { report } of REPORTS.values())
  for (const measure of Object.values(report.panels).flatMap(measuresOf))
    shown.set(measure, (shown.get(measure) ?? new Set()).add(report.path))

/** The measures whose numbers hang on a parameter. */
export const measuresBehind = (key: ParameterKey): readonly string[] =>
  isCounting(key) ? measuresDrivenBy(key) : []

const isPage = (place: ParameterPlace): place is `/${string}` => place.startsWith('/')

/** The pages that show what hangs on a parameter, and the other parts of the product that go by it. */
export const usedBy = (key: ParameterKey): { readonly pages: string[]; readonly places: string[] } => {
  const { usedBy: told } = parameterAt(key)
  const pages = measuresBehind(key).flatMap((measure) => [...(shown.get(measure) ?? [])])
  return {
    pages: [...new Set([...told.filter(isPage), ...pages])],
    places: told.filter((place) => !isPage(place)),
  }
}

/** Whether any page shows a measure. */
export const isShown = (measure: string): boolean => shown.has(measure)
