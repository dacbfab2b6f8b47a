import { useStatus } from './status.ts'

const USUAL = {
  panelSeconds: 30,
  noticeSeconds: 60,
  forecastSeconds: 60,
  nearShare: 0.03,
  footerYear: 2021,
} as const
const SECOND_MS = 1000

/** How often what is live is asked for, in milliseconds, as the parameters say. */
export function useRefresh(): {
  readonly panelMs: number
  readonly noticeMs: number
  readonly forecastMs: number
} {
  const { panelSeconds, noticeSeconds, forecastSeconds } = useStatus()?.parameters ?? USUAL
  return {
    panelMs: panelSeconds * SECOND_MS,
    noticeMs: noticeSeconds * SECOND_MS,
    forecastMs: forecastSeconds * SECOND_MS,
  }
}

/** Within this share of its target a number is as good as there, 0 to 1. */
export const useNearShare = (): number => (useStatus()?.parameters ?? USUAL).nearShare

/** The first year that the footer tells. */
export const useFooterYear = (): string => String((useStatus()?.parameters ?? USUAL).footerYear)
