import { type ParameterVersion, rollBackFrom } from '@quaywise/admin-store'
import { decideParameters, rollBackParameter, saveParameters } from '@quaywise/contract'
import { isParameterKey, PARAMETER_DEFAULTS, type ParameterValues } from '@quaywise/domain'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { noteChange, userOf } from '../access/identity.ts'
import { fieldProblem, Problem } from '../http/problem.ts'
import { registerRoute } from '../http/register-route.ts'
import type { Services } from '../routes/services.ts'
import { changeValues, type KeptChange, type WantedChange } from './change-values.ts'
import { type Candidate, checkedValues } from './checked-values.ts'
import { parametersAt } from './in-effect.ts'
import { plainValue } from './parameter-rows.ts'

const personOf = (request: FastifyRequest): WantedChange['by'] => {
  const { id, name } = userOf(request).user
  return { id, name }
}

const noteValues = (
  request: FastifyRequest,
  before: ParameterValues,
  { values, reason }: { readonly values: readonly Candidate[]; readonly reason: string },
  state: string,
): void => {
  for (const { key, value } of values)
    noteChange(request, {
      ...{ kind: 'parameter', id: key, name: key },
      before: isParameterKey(key) ? { value: before[key] } : null,
      after: { value, reason, state },
    })
}

/** What changes parameters: new values, a decision about them, the way back. */
export const parameterDeeds = (app: FastifyInstance, services: Services): void => {
  const { admin, now } = services

  /** `at` is the now of the whole deed: what begins before it is dated back. */
  const keep = async (request: FastifyRequest, wanted: WantedChange, at: Date): Promise<KeptChange> => {
    const { values: before } = await parametersAt(admin, at)
    const kept = await changeValues(admin, wanted, at)
    noteValues(request, before, wanted, kept.state)
    return kept
  }

  registerRoute(app, saveParameters, async ({ body, request }) => {
    const at = now()
    const effectiveFrom = body.effectiveFrom ? new Date(body.effectiveFrom) : at
    return keep(request, { ...body, effectiveFrom, by: personOf(request) }, at)
  })

  registerRoute(app, rollBackParameter, async ({ body, request }) => {
    const { key, number, base, reason } = body
    if (!isParameterKey(key)) throw fieldProblem({ field: 'key', code: 'unknown', values: { name: key } })
    const versions = await admin.parameters.versions(key)
    const wanted = versions.find((version) => version.number === number)
    const held = wanted?.state === 'approved' || wanted?.state === 'rolledBack'
    if (number > 0 && !held)
      throw fieldProblem({ field: 'number', code: 'unknown', values: { name: String(number) } })
    const value = wanted ? plainValue(wanted.value) : PARAMETER_DEFAULTS[key]
    const values = [{ key, value, base, restores: number }]
    const at = now()
    const effectiveFrom = timeOfReturn(versions, body, at)
    return keep(request, { values, reason, effectiveFrom, by: personOf(request) }, at)
  })

  decisionRoute(app, services)
}

/** A roll-back leaves no trace of what came after, unless it is told from when on that is over. */
const timeOfReturn = (
  versions: readonly ParameterVersion[],
  { number, effectiveFrom }: { readonly number: number; readonly effectiveFrom?: string | null | undefined },
  now: Date,
): Date => {
  if (!effectiveFrom) return new Date(rollBackFrom(versions, number, now.toISOString()))
  const wanted = new Date(effectiveFrom)
  if (wanted > now)
    throw fieldProblem({
      ...{ field: 'effectiveFrom', code: 'tooLarge', values: { limit: now.toISOString().slice(0, 10) } },
    })
  return wanted
}

const decisionRoute = (app: FastifyInstance, { admin, now }: Services): void => {
  registerRoute(app, decideParameters, async ({ body: { changeId, approve, note }, request }) => {
    const at = now()
    const { values: before } = await parametersAt(admin, at)
    const decided = await admin.transaction(async (tx) => {
      await admin.parameters.turn(at, tx)
      const versions = await admin.parameters.change(changeId, tx)
      const values = versions.map(({ key, value }) => ({ key, value: plainValue(value) }))
      // What was right when it was written may not fit what others changed since.
      const datedBack = versions.filter(({ effectiveFrom, madeAt }) => effectiveFrom < madeAt)
      const times = datedBack.map(({ effectiveFrom }) => Date.parse(effectiveFrom))
      const first = new Date(Math.min(at.getTime(), ...times))
      if (approve && values.length > 0) await checkedValues(admin, values, first, tx)
      const outcome = await admin.parameters.decide(
        changeId,
        { approve, by: personOf(request), note },
        at,
        tx,
      )
      return { outcome, values }
    })
    if (decided.outcome === 'gone') throw new Problem('NOT_FOUND')
    if (decided.outcome === 'own') throw new Problem('OWN_CHANGE')
    const state = approve ? ('approved' as const) : ('rejected' as const)
    noteValues(request, before, { values: decided.values, reason: note }, state)
    return { state }
  })
}
