const KEY = 'quaywise.active'
const NOTE_MS = 5000
/** After so long without a sign, calls say that they come by themselves. */
const QUIET_MS = 60_000
const SIGNS = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const

/** When the person last gave a sign in any window of this browser, in milliseconds since 1970. */
export const lastSign = (): number => Number(localStorage.getItem(KEY) ?? 0)

/** Tells whether calls come by themselves now, without a sign of whoever sits in front. */
export const isQuiet = (): boolean => Date.now() - lastSign() > QUIET_MS

/** Notes that the person is there. */
const giveSign = (): void => {
  const now = Date.now()
  if (now - lastSign() > NOTE_MS) localStorage.setItem(KEY, String(now))
}

/** Notes signs of the person until the given function is called. */
export function noteSigns(): () => void {
  giveSign()
  for (const sign of SIGNS) window.addEventListener(sign, giveSign, { passive: true })
  return () => {
    for (const sign of SIGNS) window.removeEventListener(sign, giveSign)
  }
}
