import { useState } from 'react'

/** Remembers which series the reader has switched off; the last one left cannot be switched off. */
export function useHidden(keys: readonly string[]): [ReadonlySet<string>, (key: string) => void] {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  const toggle = (key: string) => {
    const next = new Set(hidden)
    if (!next.delete(key)) next.add(key)
    if (keys.some((each) => !next.has(each))) setHidden(next)
  }
  return [hidden, toggle]
}
