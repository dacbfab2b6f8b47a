import type { EntityBar } from '@quaywise/contract'

const MOST = 8

/** How long each state took in all, the longest first; plans and calls are no states. */
export function sharesOf(
  bars: readonly EntityBar[],
): readonly { readonly bar: EntityBar; readonly seconds: number }[] {
  const kept = new Map<string, { bar: EntityBar; seconds: number }>()
  for (const bar of bars) {
    if (bar.plan || bar.of === 'call' || bar.of === 'severity') continue
    const name = `${bar.of} ${bar.key}`
    const seconds = (Date.parse(bar.to) - Date.parse(bar.from)) / 1000
    const known = kept.get(name)
    if (known) known.seconds += seconds
    else kept.set(name, { bar, seconds })
  }
  return [...kept.values()].sort((one, other) => other.seconds - one.seconds).slice(0, MOST)
}
