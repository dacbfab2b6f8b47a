import type { AdminStore, ParametersInEffect, Tx } from '@quaywise/admin-store'
import {
  type HeldParameters,
  isParameterKey,
  PARAMETER_DEFAULTS,
  type ParameterHistory,
  type ParameterKey,
  type ParameterStep,
  type ParameterValue,
  type ParameterValues,
  problemsOf,
  type ShiftCalendar,
  shiftCalendar,
} from '@quaywise/domain'
import type { FastifyRequest } from 'fastify'

/** The values that hold and how they came there, and the number of their set. */
export type InEffect = HeldParameters & { readonly set: number }

/** The values of what holds; a kept value that is out of today's bounds counts as the default. */
export const valuesOf = ({ versions }: Pick<ParametersInEffect, 'versions'>): ParameterValues => {
  const kept = [...versions].map(([key, { value }]) => [key, value] as const)
  const wrong = problemsOf(Object.fromEntries(kept), PARAMETER_DEFAULTS)
  return { ...PARAMETER_DEFAULTS, ...Object.fromEntries(kept.filter(([key]) => !wrong.has(key))) }
}

const isTaken = (key: ParameterKey, value: unknown): value is ParameterValue => {
  const found = problemsOf({ [key]: value }, PARAMETER_DEFAULTS).get(key)
  // Whether it fits others was judged beside those that held with it.
  return found === undefined || 'other' in found
}

const stepsOf = (
  key: ParameterKey,
  told: NonNullable<ReturnType<ParametersInEffect['steps']['get']>>,
): readonly ParameterStep[] => {
  const steps: ParameterStep[] = []
  for (const { from, version } of told) {
    const value = version && isTaken(key, version.value) ? version.value : PARAMETER_DEFAULTS[key]
    if (steps.at(-1)?.value !== value || steps.length === 0)
      steps.push({ from: from === '' ? Number.NEGATIVE_INFINITY : Date.parse(from), value })
  }
  return steps
}

const historyOf = ({ steps }: ParametersInEffect): ParameterHistory =>
  new Map(
    [...steps].flatMap(([key, told]) => (isParameterKey(key) ? [[key, stepsOf(key, told)] as const] : [])),
  )

/** What holds at an instant, and how it came there. */
export const parametersAt = async (admin: AdminStore, at: Date, tx?: Tx): Promise<InEffect> => {
  const found = await admin.parameters.inEffect(at, tx)
  return { set: found.set, values: valuesOf(found), history: historyOf(found) }
}

/** The value of a parameter that holds now, or at an instant. */
export const parameterOf = async <Key extends ParameterKey>(
  admin: AdminStore,
  key: Key,
  at: Date = new Date(),
): Promise<ParameterValues[Key]> => (await parametersAt(admin, at)).values[key]

/** The shifts of a terminal, as they are held now. */
export const shiftsIn = async (
  admin: AdminStore,
  { zone }: { readonly zone: string },
  at: Date = new Date(),
): Promise<ShiftCalendar> => shiftCalendar(await parametersAt(admin, at), zone)

/** What held when a call came in: it was read to find out who calls. */
export const parametersOf = async (
  { inEffect }: Pick<FastifyRequest, 'inEffect'>,
  admin: AdminStore,
  at: Date,
): Promise<InEffect> => inEffect ?? parametersAt(admin, at)
