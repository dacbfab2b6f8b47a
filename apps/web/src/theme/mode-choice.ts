import { applyTokens } from '@quaywise/ui/theme'
import type { Mode } from '@quaywise/ui/tokens'

const MODE_KEY = 'quaywise.theme'
const USUAL_KEY = 'quaywise.theme.usual'
const AWAITED_KEY = 'quaywise.theme.awaited'

/** What is shown to people who chose nothing: one of the two, or what their system shows. */
export type UsualMode = Mode | 'system'

/** The usual appearance as one of the two. */
function usualMode(): Mode {
  const usual = localStorage.getItem(USUAL_KEY)
  const system = usual === 'system' && window.matchMedia('(prefers-color-scheme: light)').matches
  return usual === 'light' || system ? 'light' : 'dark'
}

/** The appearance chosen in this browser, else the usual one. */
export function chosenMode(): Mode {
  const chosen = localStorage.getItem(MODE_KEY)
  return chosen === 'light' || chosen === 'dark' ? chosen : usualMode()
}

/** Whether an appearance was chosen in this browser. */
const isModeChosen = (): boolean => localStorage.getItem(MODE_KEY) !== null

/** Stores an appearance and paints the page in it. */
export function chooseMode(mode: Mode): void {
  localStorage.setItem(MODE_KEY, mode)
  applyTokens(mode)
}

/** Somebody signed in: what their account says of the appearance comes before what was chosen in this browser. */
export const awaitOwnMode = (): void => sessionStorage.setItem(AWAITED_KEY, '1')

/** Takes up what an account says: right after a sign-in, and where nobody chose otherwise. */
export function takeOwnMode(own: Mode): void {
  const awaited = sessionStorage.getItem(AWAITED_KEY) !== null
  sessionStorage.removeItem(AWAITED_KEY)
  if (awaited || !isModeChosen()) chooseMode(own)
}

/** Takes the usual appearance up where nobody chose one, and keeps it for the next start. */
export function takeUsualMode(usual: UsualMode): void {
  if (localStorage.getItem(USUAL_KEY) === usual) return
  localStorage.setItem(USUAL_KEY, usual)
  if (!isModeChosen()) applyTokens(chosenMode())
}
