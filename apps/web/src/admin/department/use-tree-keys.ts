import type { KeyboardEvent } from 'react'

const ITEM = '[data-department]'

/** Lets the arrows, Home and End walk through the departments of a tree. */
export function useTreeKeys() {
  return (event: KeyboardEvent<HTMLElement>) => {
    const items = [...event.currentTarget.querySelectorAll<HTMLElement>(ITEM)]
    const at = event.target instanceof HTMLElement ? items.indexOf(event.target) : -1
    if (at < 0) return
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    items[to]?.focus()
  }
}
