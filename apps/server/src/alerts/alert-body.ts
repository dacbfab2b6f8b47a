import type { KeptItem } from '@quaywise/admin-store'
import { alert } from '@quaywise/contract'
import type { z } from 'zod'

/** What of an alert is kept beside its name and place. */
export const alertBody = alert.pick({
  panel: true,
  measure: true,
  query: true,
  question: true,
  direction: true,
  threshold: true,
  hysteresis: true,
  window: true,
  holdMinutes: true,
})
export type AlertBody = z.infer<typeof alertBody>

/** The address that shows what an alert counted. */
export const alertHref = ({ page, terminal }: KeptItem, query: Readonly<Record<string, string>>): string =>
  `${page}?${new URLSearchParams({ ...query, terminal })}`
