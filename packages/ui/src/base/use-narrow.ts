import { useCallback, useSyncExternalStore } from 'react'

/** Whether the window is narrower than a width in px. */
export function useNarrow(below: number): boolean {
  const query = `(max-width: ${below - 0.02}px)`
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches)
}
