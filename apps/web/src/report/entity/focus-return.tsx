import { useEffect } from 'react'

/** Gives the focus back to where it was when this came; stands before the drawer, which takes the focus as it opens. */
export function FocusReturn() {
  useEffect(() => {
    const before = document.activeElement
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])
  return null
}
