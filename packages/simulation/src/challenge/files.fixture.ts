import { keyOf, uniform } from '../engine/random.ts'
import type { ChallengeFiles, ChallengeOptions, ChallengeScenario } from './challenge.ts'
import { challengeScenario } from './challenge.ts'

/** The name of a service as the challenge's files write it. */
export const serviceName = (i: number): string => `vessel ${i}`

/** A matrix text of `size` services; `boxesOf` says how many boxes go from one to another. */
export const matrixText = (size: number, boxesOf: (from: number, to: number) => number): string => {
  const names = Array.from({ length: size }, (_, i) => serviceName(i))
  const rows = names.map((name, from) => [name, ...names.map((_, to) => boxesOf(from, to))].join(','))
  return [['', ...names].join(','), ...rows, ''].join('\n')
}

/** A table of arrivals, minutes after the midnight that begins 4 May 2025. */
export const arrivalText = (minutes: readonly number[]): string =>
  minutes
    .map((minute, i) => {
      const stamp = new Date(Date.UTC(2025, 4, 4, 0, minute)).toISOString()
      return `${serviceName(i)},${stamp.slice(0, 10).replaceAll('-', '/')} ${stamp.slice(11, 19)}\n`
    })
    .join('')

/** Files of the challenge's size, drawn anew: 30 services, up to 13 boxes a pair, arrivals over a week. */
export const drawnFiles = (size = 30, most = 13): ChallengeFiles => ({
  transhipment: matrixText(size, (from, to) =>
    from === to ? 0 : Math.floor(uniform(keyOf(3, 'pair', from, to)) * (most + 1)),
  ),
  arrivals: arrivalText(
    Array.from({ length: size }, (_, i) => Math.floor(uniform(keyOf(3, 'call', i)) * 10_080)),
  ),
})

/** The scenario of files that must be right. */
export const scenarioOf = (files: ChallengeFiles, options: ChallengeOptions = {}): ChallengeScenario => {
  const parsed = challengeScenario(files, options)
  if (!parsed.ok) throw new Error(parsed.problems.join('; '))
  return parsed.value
}
