import { setTimeout as sleep } from 'node:timers/promises'
import { DemoServer, type Loaded } from './demo/demo-server.ts'
import { openPage, p95, pagesOf } from './demo/page.ts'
import { type Figure, tableOf } from './table/figures.ts'

const FIRST_PAGE_S = 30
const LOAD_S = 900
const SLOWER = 2
/** After this long it gives up waiting for the end of the load. */
const PATIENCE_S = 2700
/** Somebody looks now and then: pages opened without a pause would take most of the machine from the load. */
const PAUSE_MS = 15_000
const FIRST_PAUSE_MS = 1500
const IDLE_ROUNDS = { full: 20, small: 5 } as const

type Seen = {
  readonly readyS: number
  readonly firstPageS: number
  readonly loaded: Loaded
  readonly loadS: number
  readonly busyMs: readonly number[]
  readonly idleMs: readonly number[]
}

/** Opens every page once; the times of those that have something to show. */
const openAll = async (server: DemoServer): Promise<number[]> => {
  const times: number[] = []
  for (const page of await pagesOf(server)) {
    const { ms, rows } = await openPage(server, page)
    if (rows > 0) times.push(ms)
  }
  return times
}

const watch = async (server: DemoServer, idleRounds: number): Promise<Seen> => {
  const began = performance.now()
  const seconds = (): number => (performance.now() - began) / 1000
  await server.ready()
  const readyS = seconds()
  let { loaded } = await server.status()
  let firstPageS = Number.NaN
  const busyMs: number[] = []
  while (loaded.state !== 'done') {
    if (loaded.state === 'failed' || seconds() > PATIENCE_S)
      throw new Error(`the load stands at ${loaded.state}`)
    const times = await openAll(server)
    if (times.length > 0 && Number.isNaN(firstPageS)) firstPageS = seconds()
    else busyMs.push(...times)
    await sleep(Number.isNaN(firstPageS) ? FIRST_PAUSE_MS : PAUSE_MS)
    loaded = (await server.status()).loaded
  }
  const loadS = seconds()
  if (Number.isNaN(firstPageS) && (await openAll(server)).length > 0) firstPageS = seconds()
  const idleMs: number[] = []
  for (let round = 0; round < idleRounds; round++) idleMs.push(...(await openAll(server)))
  return { readyS, firstPageS, loaded, loadS, busyMs, idleMs }
}

const figuresOf = ({ readyS, firstPageS, loaded, loadS, busyMs, idleMs }: Seen): readonly Figure[] => [
  { name: 'First start until it answers', value: readyS, unit: 's' },
  {
    name: 'First start until a page shows data',
    value: firstPageS,
    unit: 's',
    aim: { at: FIRST_PAGE_S, better: 'less' },
  },
  {
    name: `First start until all is loaded, ${loaded.weeksTotal} weeks`,
    value: loadS,
    unit: 's',
    aim: { at: LOAD_S, better: 'less' },
  },
  { name: 'Rows loaded', value: loaded.rows / loadS, unit: 'rows/s' },
  { name: `A page while idle, p95 of ${idleMs.length}`, value: p95(idleMs), unit: 'ms' },
  ...(busyMs.length === 0
    ? []
    : [
        { name: `A page while loading, p95 of ${busyMs.length}`, value: p95(busyMs), unit: 'ms' },
        {
          name: 'Loading to idle',
          value: p95(busyMs) / p95(idleMs),
          unit: 'ratio',
          aim: { at: SLOWER, better: 'less' } as const,
        },
      ]),
]

/**
 * Measures the first start of a demonstration terminal in a fresh folder, then ends the server and takes the folder
 * away. `small` loads the trial terminal's one week: a quick look in about a minute, with the same figures.
 */
export const demo = async (mode: 'full' | 'small'): Promise<readonly Figure[]> => {
  const server = new DemoServer(mode)
  try {
    const figures = figuresOf(await watch(server, IDLE_ROUNDS[mode]))
    console.log(tableOf(figures))
    return figures
  } finally {
    await server.close()
  }
}

if (import.meta.main) await demo(process.argv.includes('small') ? 'small' : 'full')
