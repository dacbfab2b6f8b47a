import { applyTokens } from '@quaywise/ui/theme'
import type { Mode } from '@quaywise/ui/tokens'

const MODE_KEY = 'quaywise.theme'

/** The appearance chosen in this browser; dark unless light was chosen. */
export const chosenMode = (): Mode => (localStorage.getItem(MODE_KEY) === 'light' ? 'light' : 'dark')

/** Whether an appearance was chosen in this browser. */
export const isModeChosen = (): boolean => localStorage.getItem(MODE_KEY) !== null

/** Stores an appearance and paints the page in it. */
export function chooseMode(mode: Mode): void {
  localStorage.setItem(MODE_KEY, mode)
  applyTokens(mode)
}
