import type { ScoreBand } from './scorecard-props.ts'

/** How a band is told without its colour. */
export const BAND_SIGNS: Readonly<Record<ScoreBand, string>> = { good: '✓', near: '◆', bad: '▲' }
