import { useSyncExternalStore } from 'react'
import { fontFamily, type Mode, size, space, tokenProperty, tokens } from '../tokens.ts'

let current: Mode = 'dark'
const listeners = new Set<() => void>()

/** Writes every token as a `--qw-*` property on the document's root and tells the charts to repaint. */
export function applyTokens(mode: Mode): void {
  const root = document.documentElement
  for (const [name, colour] of Object.entries(tokens[mode])) {
    root.style.setProperty(tokenProperty(name), colour)
  }
  for (const [name, pixels] of Object.entries(space)) {
    root.style.setProperty(tokenProperty(`space-${name}`), `${pixels}px`)
  }
  for (const [name, pixels] of Object.entries(size)) {
    root.style.setProperty(tokenProperty(`size-${name}`), `${pixels}px`)
  }
  root.style.setProperty('--qw-font', fontFamily)
  root.style.setProperty('color-scheme', mode)
  root.dataset.qwMode = mode
  current = mode
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Returns the appearance in force and re-renders its caller when it changes. */
export function useMode(): Mode {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => current,
  )
}
