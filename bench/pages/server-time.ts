import type { LoadedTerminal } from './loaded-terminal.ts'
import { askPanel, drawsOf, type Form, formOf, PANELS, type PanelOf, type Span } from './questions.ts'
import type { Asked } from './recorded-store.ts'

const FORMS = 3
const ROUNDS = 5
/** Short ones vary more with what else the machine does, and cost little. */
const SHORT_ROUNDS = 20
const SEED = 20_201_210
/** From here on a panel is judged by its ratio to the engine, below by the milliseconds on top. */
const LONG_MS = 20

/** What some work took: by the clock, and of the server's own thread, in milliseconds. */
type Took = { readonly ms: number; readonly thread: number }

const NEVER: Took = { ms: Number.POSITIVE_INFINITY, thread: Number.POSITIVE_INFINITY }

const leastOf = async (before: Took, work: () => Promise<unknown>): Promise<Took> => {
  const [began, used] = [performance.now(), process.threadCpuUsage()]
  await work()
  const ms = performance.now() - began
  const { user, system } = process.threadCpuUsage(used)
  return { ms: Math.min(before.ms, ms), thread: Math.min(before.thread, (user + system) / 1000) }
}

/**
 * The least of some rounds of the server's answer and of its statements alone, in turns. No statement of a panel is made
 * of another's answer where nothing is compared, so the engine is given all of them at once; the server, which lets a
 * caller have two at a time, answers for what that costs.
 */
const pairOf = async (loaded: LoadedTerminal, panel: PanelOf, form: Form): Promise<Pair> => {
  loaded.recorded.take()
  await askPanel(loaded, panel, form)
  const asked = loaded.recorded.take()
  const engineAlone = (): Promise<unknown> =>
    Promise.all(asked.map(({ sql, params }: Asked) => loaded.store.query(sql, { params })))
  let [server, engine] = [NEVER, NEVER]
  for (let round = 0; round < (engine.ms < LONG_MS ? SHORT_ROUNDS : ROUNDS); round += 1) {
    engine = await leastOf(engine, engineAlone)
    server = await leastOf(server, () => askPanel(loaded, panel, form))
  }
  return { panel, server: server.ms, engine: engine.ms, thread: server.thread - engine.thread }
}

/**
 * What a panel took: the server's answer, and the engine's own time for the same statements, in milliseconds; and how
 * much longer the server's own thread worked, which other work on the machine hardly changes.
 */
export type Pair = {
  readonly panel: PanelOf
  readonly server: number
  readonly engine: number
  readonly thread: number
}

/** Every panel over some random forms. */
export const serverTimes = async (loaded: LoadedTerminal, span: Span): Promise<readonly Pair[]> => {
  const draw = drawsOf(SEED)
  const pairs: Pair[] = []
  for (const panel of PANELS) {
    for (let i = 0; i < FORMS; i += 1)
      pairs.push(await pairOf(loaded, panel, formOf(panel.path, loaded.terminal, span, draw)))
    console.log(`${panel.id} ${panel.panel}: ${pairs.at(-1)?.server.toFixed(0)} ms`)
  }
  return pairs
}

/** The pairs whose statements the engine takes long over, and the others. */
export const byLength = (
  pairs: readonly Pair[],
): { readonly long: readonly Pair[]; readonly short: readonly Pair[] } => ({
  long: pairs.filter(({ engine }) => engine >= LONG_MS),
  short: pairs.filter(({ engine }) => engine < LONG_MS),
})
