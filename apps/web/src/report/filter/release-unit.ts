const KEY = 'quaywise.releaseUnit'

/** The unit in which a release time is told. */
export type ReleaseUnit = 'd' | 'h'

/** The unit that was chosen last in this browser; days at first. */
export const readReleaseUnit = (): ReleaseUnit => (localStorage.getItem(KEY) === 'h' ? 'h' : 'd')

/** Remembers the unit. */
export const keepReleaseUnit = (unit: ReleaseUnit): void => localStorage.setItem(KEY, unit)
