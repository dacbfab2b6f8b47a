import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'

const focusable = 'a[href], button:not(:disabled), input:not(:disabled), [tabindex]:not([tabindex="-1"])'

function keepFocusInside(root: HTMLElement, event: KeyboardEvent): void {
  const stops = [...root.querySelectorAll<HTMLElement>(focusable)]
  const first = stops[0]
  const last = stops.at(-1)
  if (first === undefined || last === undefined) return
  const leaving = event.shiftKey ? document.activeElement === first : document.activeElement === last
  if (!leaving && root.contains(document.activeElement)) return
  event.preventDefault()
  const target = event.shiftKey ? last : first
  target.focus()
}

/** Raises an element to the top layer while mounted: focus stays inside, Escape or a press outside closes. */
export function useOverlay(root: RefObject<HTMLElement | null>, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  // The focus goes back before a dialog that its action opens takes it: so it finds the way back too.
  useLayoutEffect(() => {
    const element = root.current
    if (element === null) return
    const before = document.activeElement
    element.showPopover()
    element.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Tab') keepFocusInside(element, event)
      if (event.key !== 'Escape') return
      event.stopPropagation()
      event.preventDefault()
      close()
    }
    const onPress = (event: PointerEvent) => {
      if (event.target instanceof Node && !element.contains(event.target)) close()
    }
    document.addEventListener('keydown', onKey, true)
    document.addEventListener('pointerdown', onPress, true)
    return () => {
      document.removeEventListener('keydown', onKey, true)
      document.removeEventListener('pointerdown', onPress, true)
      if (element.isConnected) element.hidePopover()
      if (before instanceof HTMLElement) before.focus()
    }
  }, [root])
}
