import type { LoadedTerminal } from './loaded-terminal.ts'
import { askPanel, drawsOf, type Form, formOf, PANELS, type PanelOf, type Span } from './questions.ts'
import type { Asked } from './recorded-store.ts'

const FORMS = 3
const ROUNDS = 5
const SEED = 20_201_210
/** From here on a panel is judged by its ratio to the engine, below by the milliseconds on top. */
const LONG_MS = 20

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now()
  await work()
  return performance.now() - began
}

/** The least of some rounds of the server's answer and of its statements alone, in turns. */
const pairOf = async (loaded: LoadedTerminal, panel: PanelOf, form: Form): Promise<Pair> => {
  loaded.recorded.take()
  await askPanel(loaded, panel, form)
  const asked = loaded.recorded.take()
  const engineAlone = (): Promise<unknown> =>
    Promise.all(asked.map(({ sql, params }: Asked) => loaded.store.query(sql, { params })))
  let [server, engine] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (let round = 0; round < ROUNDS; round += 1) {
    engine = Math.min(engine, await timed(engineAlone))
    server = Math.min(server, await timed(() => askPanel(loaded, panel, form)))
  }
  return { panel, server, engine }
}

/** What a panel took: the server's answer, and the engine's own time for the same statements, in milliseconds. */
export type Pair = { readonly panel: PanelOf; readonly server: number; readonly engine: number }

/** Every panel over some random forms. */
export const serverTimes = async (loaded: LoadedTerminal, span: Span): Promise<readonly Pair[]> => {
  const draw = drawsOf(SEED)
  const pairs: Pair[] = []
  for (const panel of PANELS)
    for (let i = 0; i < FORMS; i += 1)
      pairs.push(await pairOf(loaded, panel, formOf(panel.path, loaded.terminal, span, draw)))
  return pairs
}

/** The pairs whose statements the engine takes long over, and the others. */
export const byLength = (
  pairs: readonly Pair[],
): { readonly long: readonly Pair[]; readonly short: readonly Pair[] } => ({
  long: pairs.filter(({ engine }) => engine >= LONG_MS),
  short: pairs.filter(({ engine }) => engine < LONG_MS),
})
