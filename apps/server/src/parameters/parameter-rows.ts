import type { ParametersInEffect, ParameterVersion } from '@quaywise/admin-store'
import type { ParameterRow, ParameterVersionRow } from '@quaywise/contract'
import {
  holdsByFact,
  PARAMETER_KEYS,
  type ParameterKey,
  type ParameterValue,
  parameterAt,
} from '@quaywise/domain'
import { valuesOf } from './in-effect.ts'
import { measuresBehind, usedBy } from './used-by.ts'

/** A kept value as parameters have them; what is none is nothing. */
export const plainValue = (value: unknown): ParameterValue =>
  typeof value === 'number' || typeof value === 'boolean' || typeof value === 'string' ? value : null

/** A version as calls tell it. */
export const versionRow = (version: ParameterVersion): ParameterVersionRow => {
  const { madeBy: _by, decidedBy: _decided, value, ...row } = version
  return { ...row, value: plainValue(value) }
}

const boundsOf = (key: ParameterKey): Pick<ParameterRow, 'unit' | 'min' | 'max' | 'options'> => {
  const parameter = parameterAt(key)
  const none = { unit: null, min: null, max: null, options: [] }
  if (parameter.type === 'flag' || parameter.type === 'hours') return none
  if (parameter.type === 'choice') return { ...none, options: [...parameter.options] }
  return { ...none, unit: parameter.unit, min: parameter.min, max: parameter.max }
}

const isComing = (version: ParameterVersion, at: string): boolean =>
  version.state === 'waiting' || (version.state === 'approved' && version.effectiveFrom > at)

/** Every parameter with what holds of it, and what is to come. */
export const parameterRows = (
  holding: ParametersInEffect,
  versions: readonly ParameterVersion[],
  now: Date,
): ParameterRow[] => {
  const values = valuesOf(holding)
  const at = now.toISOString()
  return PARAMETER_KEYS.map((key) => {
    const { group, type, default: usual } = parameterAt(key)
    const own = versions.filter((version) => version.key === key)
    const held = holding.versions.get(key)
    return {
      ...{ key, group, type, ...boundsOf(key), default: usual, value: values[key] },
      version: held?.number ?? 0,
      effectiveFrom: held?.effectiveFrom ?? null,
      changedBy: held?.madeByName ?? null,
      changedAt: held?.madeAt ?? null,
      reason: held?.reason ?? null,
      newest: Math.max(0, ...own.map(({ number }) => number)),
      coming: own
        .filter((version) => isComing(version, at))
        .map(({ number, value, effectiveFrom, state, changeId }) => ({
          ...{ number, value: plainValue(value), effectiveFrom, changeId },
          waiting: state === 'waiting',
        })),
      byFact: holdsByFact(key),
      measures: [...measuresBehind(key)],
      ...usedBy(key),
    }
  })
}
