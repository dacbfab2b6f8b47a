import { useState } from 'react'

const alike = (left: readonly unknown[], right: readonly unknown[]): boolean =>
  left.length === right.length && left.every((each, at) => Object.is(each, right[at]))

/** What was made for these keys, the same one until one of them is another. */
export function useKept<T>(keys: readonly unknown[], make: () => T): T {
  const [kept, setKept] = useState(() => ({ keys, value: make() }))
  if (alike(kept.keys, keys)) return kept.value
  const next = { keys, value: make() }
  setKept(next)
  return next.value
}
