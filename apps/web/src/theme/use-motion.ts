import { useSyncExternalStore } from 'react'

const query = () => window.matchMedia('(prefers-reduced-motion: reduce)')

function subscribe(changed: () => void): () => void {
  const media = query()
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}

/** Tells whether things may move: not where the user asked the system for less motion. */
export const useMotion = (): boolean => useSyncExternalStore(subscribe, () => !query().matches)
