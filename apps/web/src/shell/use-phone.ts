import { useSyncExternalStore } from 'react'

const query = matchMedia('(max-width: 767px)')

function subscribe(listener: () => void): () => void {
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Tells whether the window is as narrow as a phone. */
export const usePhone = (): boolean => useSyncExternalStore(subscribe, () => query.matches)
