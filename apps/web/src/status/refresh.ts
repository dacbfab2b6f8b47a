import { useStatus } from './status.ts'

const USUAL = { panelSeconds: 30, noticeSeconds: 60, footerYear: 2021 } as const
const SECOND_MS = 1000

/** How often what is live is asked for, in milliseconds, as the parameters say. */
export function useRefresh(): { readonly panelMs: number; readonly noticeMs: number } {
  const { panelSeconds, noticeSeconds } = useStatus()?.parameters ?? USUAL
  return { panelMs: panelSeconds * SECOND_MS, noticeMs: noticeSeconds * SECOND_MS }
}

/** The first year that the footer tells. */
export const useFooterYear = (): string => String((useStatus()?.parameters ?? USUAL).footerYear)
