import type { CountedBy } from '@quaywise/contract'
import { isParameterKey, type ParameterKey, parameterAt, stepsIn } from '@quaywise/domain'
import { allMeasures, parametersOfMeasure } from '@quaywise/metrics'
import { measuresOf, type Report } from '@quaywise/report-kit'
import { type Window, windowOf, windowOfPanel } from '@quaywise/report-kit/compile'
import type { InEffect } from './in-effect.ts'

type Named = { readonly key: string }

const declared: ReadonlySet<string> = new Set(allMeasures().map(([id]) => id))

/**
 * The parameters that the numbers of some columns hang on, the targets that they are held against, and the hours of
 * shifts where shifts are among them.
 */
const parametersBehind = (columns: readonly string[]): readonly ParameterKey[] => {
  const known = columns.filter((id) => declared.has(id))
  const targets = known.flatMap((id) => [`target.${id}`, `target.${id}.trunk`, `target.${id}.branch`])
  const shifts = columns.includes('shift') ? ['shift.hours' as const] : []
  return [...new Set([...known.flatMap(parametersOfMeasure), ...targets.filter(isParameterKey), ...shifts])]
}

/** The values of a parameter in a window, one after another; none where it was at its default all the while. */
const changedIn = (inEffect: InEffect, key: ParameterKey, window: Window): CountedBy['changed'] => {
  const { default: usual } = parameterAt(key)
  const steps = stepsIn(inEffect, key, window)
  if (steps.every(({ value }) => value === usual)) return []
  return steps.map(({ from, value }) => ({
    ...{ key, value, default: usual },
    ...(from > window.from ? { from: new Date(from).toISOString() } : {}),
  }))
}

/** What answers say of the parameters that their columns were counted by in a window. */
export const countedBy = (inEffect: InEffect, columns: readonly Named[], window: Window): CountedBy => ({
  set: inEffect.set,
  changed: parametersBehind(columns.map(({ key }) => key)).flatMap((key) => changedIn(inEffect, key, window)),
})

const columnsOf = ({ panels }: Report): readonly Named[] =>
  Object.values(panels)
    .flatMap(measuresOf)
    .map((key) => ({ key }))

/** What a page says of the parameters that its numbers were counted by, over all that its panels look at. */
export const countedOnPage = (
  inEffect: InEffect,
  report: Report,
  { startTime, endTime }: { readonly startTime: string; readonly endTime: string },
  { zone }: { readonly zone: string },
): CountedBy => {
  const window = windowOf(startTime, endTime, zone)
  const windows = window
    ? Object.values(report.panels).map((panel) => windowOfPanel(panel, { window, zone }))
    : []
  const whole = {
    from: Math.min(...windows.map(({ from }) => from)),
    to: Math.max(...windows.map(({ to }) => to)),
  }
  return countedBy(inEffect, window ? columnsOf(report) : [], whole)
}
