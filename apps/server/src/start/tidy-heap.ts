import { setFlagsFromString } from 'node:v8'

/** By how much of what is in use the heap may grow before it is cleaned, in per cent. */
const GROWTH = 100

/**
 * Has the heap cleaned when it holds twice of what is in use. Rows of a file live for a second or two: too long for the
 * young generation, so they become garbage among what lasts, of which some hundred MiB would gather otherwise.
 */
export const tidyHeap = (): void => {
  setFlagsFromString(`--heap-growing-percent=${GROWTH}`)
}
