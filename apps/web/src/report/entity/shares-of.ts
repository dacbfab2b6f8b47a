import type { EntityBar } from '@quaywise/contract'

const MOST = 8

export interface Share {
  readonly of: string
  readonly key: string
  readonly seconds: number
}

/** How long each state took in all, by what it is a state of, the longest first; plans, calls and faults are none. */
export function sharesOf(bars: readonly EntityBar[]): readonly (readonly Share[])[] {
  const groups = new Map<string, Map<string, number>>()
  for (const { of, key, from, to, plan } of bars) {
    if (plan || of === 'call' || of === 'severity') continue
    const group = groups.get(of) ?? new Map<string, number>()
    groups.set(of, group)
    group.set(key, (group.get(key) ?? 0) + (Date.parse(to) - Date.parse(from)) / 1000)
  }
  return [...groups].map(([of, group]) =>
    [...group]
      .map(([key, seconds]) => ({ of, key, seconds }))
      .sort((one, other) => other.seconds - one.seconds)
      .slice(0, MOST),
  )
}
