import type { AdminStore, ParametersInEffect, Tx } from '@quaywise/admin-store'
import { PARAMETER_DEFAULTS, type ParameterKey, type ParameterValues, problemsOf } from '@quaywise/domain'
import type { FastifyRequest } from 'fastify'

/** The values that hold, and the number of their set. */
export type InEffect = { readonly set: number; readonly values: ParameterValues }

/** The values of what holds; a kept value that is out of today's bounds counts as the default. */
export const valuesOf = ({ versions }: Pick<ParametersInEffect, 'versions'>): ParameterValues => {
  const kept = [...versions].map(([key, { value }]) => [key, value] as const)
  const wrong = problemsOf(Object.fromEntries(kept), PARAMETER_DEFAULTS)
  return { ...PARAMETER_DEFAULTS, ...Object.fromEntries(kept.filter(([key]) => !wrong.has(key))) }
}

/** What holds at an instant. */
export const parametersAt = async (admin: AdminStore, at: Date, tx?: Tx): Promise<InEffect> => {
  const found = await admin.parameters.inEffect(at, tx)
  return { set: found.set, values: valuesOf(found) }
}

/** The value of a parameter that holds now, or at an instant. */
export const parameterOf = async <Key extends ParameterKey>(
  admin: AdminStore,
  key: Key,
  at: Date = new Date(),
): Promise<ParameterValues[Key]> => (await parametersAt(admin, at)).values[key]

/** What held when a call came in: it was read to find out who calls. */
export const parametersOf = async (
  { inEffect }: Pick<FastifyRequest, 'inEffect'>,
  admin: AdminStore,
  at: Date,
): Promise<InEffect> => inEffect ?? parametersAt(admin, at)
