import type { ParameterVersion } from './parameter-version.ts'

/** What holds of a parameter from an instant on: a version, or the default where there is none. */
export interface ParameterStep {
  /** Empty for the beginning of time. */
  readonly from: string
  readonly version: ParameterVersion | null
}

/** A version with the time over which it reaches, and when by the clock it came into effect. */
interface Reach {
  readonly version: ParameterVersion
  readonly from: string
  readonly until: string | null
  readonly since: string
}

const laterOf = (one: string, other: string): string => (one > other ? one : other)

const takenAt = ({ decidedAt, madeAt }: ParameterVersion): string => decidedAt ?? madeAt

/** Whether a version ever came into effect by an instant: one that was rolled back before its time never did. */
export function tookEffect({ state, effectiveFrom, endedAt }: ParameterVersion, at: string): boolean {
  if (effectiveFrom > at) return false
  return state === 'approved' || (state === 'rolledBack' && endedAt !== null && effectiveFrom < endedAt)
}

function reachesOf(versions: readonly ParameterVersion[]) {
  const known = new Map(versions.map((version) => [version.number, version]))

  /** What a roll-back brings back holds no earlier than it did. */
  function fromOf(version: ParameterVersion): string {
    const restored = version.restores === null ? undefined : known.get(version.restores)
    if (!restored || restored.effectiveFrom > takenAt(version)) return version.effectiveFrom
    return laterOf(version.effectiveFrom, fromOf(restored))
  }

  function enderOf({ number, endedAt }: ParameterVersion): ParameterVersion | undefined {
    return versions.find(
      (one) =>
        one.restores !== null && one.restores < number && number < one.number && takenAt(one) === endedAt,
    )
  }

  /** Where a version ends that was rolled back; a roll-back that was wholly taken back itself ended nothing. */
  function untilOf(version: ParameterVersion): string | null {
    if (version.state !== 'rolledBack') return null
    const ender = enderOf(version)
    if (!ender) return version.endedAt
    const undone = enderOf(ender)
    const over = untilOf(ender)
    const isUndone = over !== null && over <= ender.effectiveFrom
    return isUndone && undone?.restores != null && undone.restores >= version.number
      ? null
      : ender.effectiveFrom
  }

  return (version: ParameterVersion): Reach => {
    const from = fromOf(version)
    return { version, from, until: untilOf(version), since: laterOf(from, takenAt(version)) }
  }
}

const isLater = (one: Reach, other: Reach): boolean =>
  one.since === other.since ? one.version.number > other.version.number : one.since > other.since

function holderAt(reaches: readonly Reach[], at: string): ParameterVersion | null {
  const there = reaches.filter(({ from, until }) => from <= at && (until === null || at < until))
  return (
    there.reduce<Reach | null>((best, one) => (best && isLater(best, one) ? best : one), null)?.version ??
    null
  )
}

/**
 * The steps of one parameter, of all its versions, as they are known at an instant. At any time that version holds which,
 * among those that reach there, came into effect last by the clock: a change that is dated back goes over what held
 * since its date, and one that was to come still comes.
 */
export function parameterSteps(
  versions: readonly ParameterVersion[],
  known: string,
): readonly ParameterStep[] {
  const reaches = versions.filter((version) => tookEffect(version, known)).map(reachesOf(versions))
  const instants = new Set([
    '',
    ...reaches.flatMap(({ from, until }) => (until === null ? [from] : [from, until])),
  ])
  const steps: ParameterStep[] = []
  for (const from of [...instants].sort()) {
    const version = holderAt(reaches, from)
    if (steps.at(-1)?.version !== version) steps.push({ from, version })
  }
  return steps
}

/**
 * From when a roll-back to a version holds, so that what came after that leaves no trace: from where the first of it
 * began, and no later than now.
 */
export function rollBackFrom(versions: readonly ParameterVersion[], to: number, now: string): string {
  const ended = versions.filter(({ state, number }) => state === 'approved' && number > to)
  return [now, ...ended.map(({ effectiveFrom }) => effectiveFrom)].sort()[0] ?? now
}
