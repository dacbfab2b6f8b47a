import { p95 } from '../demo/page.ts'
import type { Beside } from './beside.ts'
import type { LoadedTerminal } from './loaded-terminal.ts'
import { askPanel, drawsOf, formOf, type PanelOf, type Span } from './questions.ts'
import type { Pair } from './server-time.ts'

/** How many random forms a panel is asked with. */
export const FORMS = 50
const SEED = 7
const ROUNDS = 2

/** The panel of each page that took longest. */
export const slowestOf = (pairs: readonly Pair[]): readonly PanelOf[] => {
  const slowest = new Map<string, Pair>()
  for (const pair of pairs)
    if (pair.server > (slowest.get(pair.panel.id)?.server ?? 0)) slowest.set(pair.panel.id, pair)
  return [...slowest.values()].map(({ panel }) => panel)
}

/** What 95 of 100 random forms of a panel take at most here and beside, in milliseconds. */
export type P95 = { readonly here: number; readonly beside: number }

/** Asks the same random forms here and beside in turns, so that what else the machine does falls on both alike. */
export const p95Of = async (
  loaded: LoadedTerminal,
  beside: Beside,
  panel: PanelOf,
  span: Span,
): Promise<P95> => {
  const draw = drawsOf(SEED)
  const times = { here: [] as number[], beside: [] as number[] }
  for (let i = 0; i < FORMS; i += 1) {
    const form = formOf(panel.path, loaded.terminal, span, draw)
    let [here, there] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
    for (let round = 0; round < ROUNDS; round += 1) {
      there = Math.min(there, await beside.ask(panel, form))
      const began = performance.now()
      await askPanel(loaded, panel, form)
      here = Math.min(here, performance.now() - began)
    }
    times.here.push(here)
    times.beside.push(there)
  }
  return { here: p95(times.here), beside: p95(times.beside) }
}
