import { type ParameterStep, parameterSteps, tookEffect } from './parameter-steps.ts'
import type { ParameterVersion } from './parameter-version.ts'

/** What holds at one instant: the version of each parameter that was changed, and how many changes led there. */
export interface ParametersInEffect {
  /** The number of the set: it grows by one with each change that comes into effect. */
  readonly set: number
  readonly versions: ReadonlyMap<string, ParameterVersion>
  /** How each parameter that was ever changed came there. */
  readonly steps: ReadonlyMap<string, readonly ParameterStep[]>
}

/** What of some versions holds at an instant, and held before. */
export function inEffect(versions: readonly ParameterVersion[], at: string): ParametersInEffect {
  const taken = versions.filter((version) => tookEffect(version, at))
  const keys = [...new Set(taken.map(({ key }) => key))]
  const steps = keys.map((key) => {
    const own = versions.filter((version) => version.key === key)
    return [key, parameterSteps(own, at)] as const
  })
  return {
    set: new Set(taken.map(({ changeId }) => changeId)).size,
    versions: new Map(
      steps.flatMap(([key, found]) => {
        const version = found.findLast(({ from }) => from <= at)?.version
        return version ? [[key, version] as const] : []
      }),
    ),
    steps: new Map(steps),
  }
}
