import { p95 } from '../demo/page.ts'
import type { LoadedTerminal } from './loaded-terminal.ts'
import { askPanel, drawsOf, formOf, type PanelOf, type Span } from './questions.ts'
import type { Pair } from './server-time.ts'

const FORMS = 50
const SEED = 7

/** The panel of each page that took longest. */
export const slowestOf = (pairs: readonly Pair[]): readonly PanelOf[] => {
  const slowest = new Map<string, Pair>()
  for (const pair of pairs)
    if (pair.server > (slowest.get(pair.panel.id)?.server ?? 0)) slowest.set(pair.panel.id, pair)
  return [...slowest.values()].map(({ panel }) => panel)
}

/** What 95 of 100 random forms of a panel take at most, in milliseconds; the same forms in every run. */
export const p95Of = async (loaded: LoadedTerminal, panel: PanelOf, span: Span): Promise<number> => {
  const draw = drawsOf(SEED)
  const times: number[] = []
  for (let i = 0; i < FORMS; i += 1) {
    const form = formOf(panel.path, loaded.terminal, span, draw)
    const began = performance.now()
    await askPanel(loaded, panel, form)
    times.push(performance.now() - began)
  }
  return p95(times)
}
