import type { ParameterVersion } from './parameter-version.ts'

/** What holds at one instant: the version of each parameter that was changed, and how many changes led there. */
export interface ParametersInEffect {
  /** The number of the set: it grows by one with each change that comes into effect. */
  readonly set: number
  readonly versions: ReadonlyMap<string, ParameterVersion>
}

function tookEffect({ state, effectiveFrom, endedAt }: ParameterVersion, at: string): boolean {
  if (effectiveFrom > at) return false
  return state === 'approved' || (state === 'rolledBack' && endedAt !== null && effectiveFrom < endedAt)
}

/** What of some versions holds at an instant: of each key the one that came into effect last. */
export function inEffect(versions: readonly ParameterVersion[], at: string): ParametersInEffect {
  const taken = versions.filter((version) => tookEffect(version, at))
  const order = (one: ParameterVersion, other: ParameterVersion): number =>
    one.effectiveFrom < other.effectiveFrom
      ? -1
      : one.effectiveFrom > other.effectiveFrom
        ? 1
        : one.number - other.number
  return {
    set: new Set(taken.map(({ changeId }) => changeId)).size,
    versions: new Map([...taken].sort(order).map((version) => [version.key, version])),
  }
}
