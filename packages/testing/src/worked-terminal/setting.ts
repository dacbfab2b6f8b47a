import type { Terminal } from '@quaywise/domain'

/** The terminal of the worked page: two cranes, two calls, one evening, told in `docs/worked-terminal.md`. */
export const WORKED: Terminal = {
  id: 'worked',
  name: 'Worked terminal',
  locode: 'CNYSN',
  zone: 'Asia/Shanghai',
  clock: 'frozen',
  frozenAt: '2026-03-02T13:30:00.000Z',
}

/**
 * The instant, in epoch milliseconds, of a local time of the worked evening: `18:45` of 2 March 2026, or
 * `2026-02-27 10:00` of another day. The zone is eight hours ahead of UTC and knows no summer time.
 */
export const at = (local: string): number => {
  const [day, time] = local.includes(' ') ? local.split(' ') : ['2026-03-02', local]
  const epoch = Date.parse(`${day}T${time}+08:00`)
  if (Number.isNaN(epoch)) throw new Error(`not a local time: ${local}`)
  return epoch
}

/** The same as `at`, for a stamp that may be missing. */
export const maybeAt = (local: string | null): number | null => (local === null ? null : at(local))

/** A window of time, `[from, to)` in epoch milliseconds. */
export type WorkedWindow = { readonly from: number; readonly to: number }

/** The period of the page: 18:00 to 21:00. V2 is still alongside when it ends. */
export const WORKED_PERIOD: WorkedWindow = { from: at('18:00'), to: at('21:00') }
