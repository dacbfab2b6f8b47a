import { inEffect, type ParameterVersion } from '@quaywise/admin-store'
import type { ParameterChangeRow } from '@quaywise/contract'
import { isParameterKey, PARAMETER_DEFAULTS, type ParameterValue } from '@quaywise/domain'
import { plainValue } from './parameter-rows.ts'

/** What a version replaces: what held just before it begins. */
const replaced = (version: ParameterVersion, all: readonly ParameterVersion[]): ParameterValue => {
  const before = all.filter((one) => one.key === version.key && one.number < version.number)
  const held = inEffect(before, version.effectiveFrom).versions.get(version.key)
  if (held) return plainValue(held.value)
  return isParameterKey(version.key) ? PARAMETER_DEFAULTS[version.key] : null
}

/** In the order in which a decision about them names its faults. */
const byKey = (own: readonly ParameterVersion[]): readonly ParameterVersion[] =>
  [...own].sort((one, other) => (one.key < other.key ? -1 : 1))

const changeRow = (
  own: readonly [ParameterVersion, ...ParameterVersion[]],
  all: readonly ParameterVersion[],
  caller: string,
): ParameterChangeRow => {
  const [first] = own
  // Of a change that is dated back, what goes by the clock begins later.
  const effectiveFrom = own.map((version) => version.effectiveFrom).sort()[0] ?? first.effectiveFrom
  return {
    ...{ id: first.changeId, state: first.state, reason: first.reason, effectiveFrom },
    ...{ madeByName: first.madeByName, madeAt: first.madeAt, own: first.madeBy === caller },
    ...{ decidedByName: first.decidedByName, decidedAt: first.decidedAt, note: first.note },
    values: byKey(own).map((version) => ({
      ...{ key: version.key, number: version.number },
      from: replaced(version, all),
      to: plainValue(version.value),
    })),
  }
}

/** Versions by what was changed together, newest first. */
export const changeRows = (
  all: readonly ParameterVersion[],
  caller: string,
): readonly ParameterChangeRow[] => {
  const changes = new Map<string, [ParameterVersion, ...ParameterVersion[]]>()
  for (const version of all) {
    const known = changes.get(version.changeId)
    if (known) known.push(version)
    else changes.set(version.changeId, [version])
  }
  const rows = [...changes.values()].map((own) => changeRow(own, all, caller))
  return rows.sort((one, other) => (one.madeAt < other.madeAt ? 1 : one.madeAt > other.madeAt ? -1 : 0))
}
