import type { CountedBy } from '@quaywise/contract'
import { isParameterKey, type ParameterKey, parameterAt } from '@quaywise/domain'
import { allMeasures, parametersOfMeasure } from '@quaywise/metrics'
import { measuresOf, type Report } from '@quaywise/report-kit'
import type { InEffect } from './in-effect.ts'

type Named = { readonly key: string }

const declared: ReadonlySet<string> = new Set(allMeasures().map(([id]) => id))

/** The parameters that the numbers of some measures hang on, and the targets that they are held against. */
const parametersBehind = (measures: readonly string[]): readonly ParameterKey[] => {
  const known = measures.filter((id) => declared.has(id))
  const targets = known.flatMap((id) => [`target.${id}`, `target.${id}.trunk`, `target.${id}.branch`])
  return [...new Set([...known.flatMap(parametersOfMeasure), ...targets.filter(isParameterKey)])]
}

/** What answers say of the parameters that their columns were counted by. */
export const countedBy = ({ set, values }: InEffect, columns: readonly Named[]): CountedBy => ({
  set,
  changed: parametersBehind(columns.map(({ key }) => key)).flatMap((key) => {
    const { default: usual } = parameterAt(key)
    return values[key] === usual ? [] : [{ key, value: values[key], default: usual }]
  }),
})

/** Every measure of a page, as columns. */
export const columnsOf = ({ panels }: Report): readonly Named[] =>
  Object.values(panels)
    .flatMap(measuresOf)
    .map((key) => ({ key }))
