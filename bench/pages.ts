import { rmSync } from 'node:fs'
import { Shelves } from '@quaywise/server'
import { readerOf } from '@quaywise/testing/ask'
import { Beside } from './pages/beside.ts'
import { drawnPages } from './pages/browser.ts'
import { copyOf, type LoadedTerminal, loadDemo, openLoaded, rolledUp } from './pages/loaded-terminal.ts'
import { newestTenth } from './pages/one-tenth.ts'
import { againstPostgres } from './pages/postgres.ts'
import type { Span } from './pages/questions.ts'
import { byLength, type Pair, serverTimes } from './pages/server-time.ts'
import { FORMS, p95Of, slowestOf } from './pages/slowest.ts'
import { linesOf } from './store/lines.ts'
import { type Figure, tableOf } from './table/figures.ts'

const RATIO = 1.3
const ON_TOP_MS = 5
const TASK_MS = 200
const DAY_MS = 86_400_000

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

const figuresOf = (pairs: readonly Pair[]): readonly Figure[] => {
  const { long, short } = byLength(pairs)
  return [
    {
      name: `Server to engine, median of ${long.length} long panels`,
      value: median(long.map(({ server, engine }) => server / engine)),
      unit: 'ratio',
      aim: { at: RATIO, better: 'less' },
    },
    {
      name: `Server above engine, median of ${short.length} short panels`,
      value: median(short.map(({ server, engine }) => server - engine)),
      unit: 'ms',
      aim: { at: ON_TOP_MS, better: 'less' },
    },
    {
      name: `Work of the server's thread above that, median of ${short.length} short panels`,
      value: median(short.map(({ thread }) => thread)),
      unit: 'ms',
    },
  ]
}

/** The days that hold facts, the first and the last of them left out: they may be parts. */
const spanOf = async ({ store, terminal }: LoadedTerminal): Promise<Span> => {
  const { rows } = await store.query(
    `SELECT toUnixTimestamp64Milli(min(ended_at)) AS first, toUnixTimestamp64Milli(max(ended_at)) AS last
     FROM quaywise.che_cycle WHERE terminal_id = {terminal:String}`,
    { params: { terminal: terminal.id } },
  )
  const day = (text: unknown): number => Math.floor(Number(text) / DAY_MS) * DAY_MS
  return { from: day(rows[0]?.first) + DAY_MS, to: day(rows[0]?.last) }
}

const tenTimes = async (
  loaded: LoadedTerminal,
  pairs: readonly Pair[],
  newest: Span,
  beside: Beside,
): Promise<void> => {
  const lines: string[][] = []
  for (const panel of slowestOf(pairs)) {
    const { here, beside: tenth } = await p95Of(loaded, beside, panel, newest)
    const ratio = here / tenth
    const name = `${panel.id} ${panel.panel}`
    console.log(`${name}: ${tenth.toFixed(0)} ms with a tenth, ${here.toFixed(0)} ms with all.`)
    lines.push([
      name,
      tenth.toFixed(0),
      here.toFixed(0),
      ratio.toFixed(2),
      ratio <= RATIO ? 'met' : 'NOT met',
    ])
  }
  console.log(
    `\nThe slowest panel of each page over ${FORMS} random forms of the newest tenth, with that tenth alone and with` +
      ` all (${beside.dropped.toLocaleString('en-GB')} rows more):`,
  )
  const head = ['panel', 'a tenth, p95 ms', 'all, p95 ms', 'ratio', `aim: at most ${RATIO}`]
  console.log(linesOf([head, ...lines]))
}

const inBrowser = async (loaded: LoadedTerminal): Promise<void> => {
  const lines = (await drawnPages(loaded)).map(({ page, first, last, drawing, loaded: task }) => [
    page,
    first.toFixed(0),
    last.toFixed(0),
    drawing.toFixed(0),
    task.toFixed(0),
    task <= TASK_MS ? 'met' : 'NOT met',
  ])
  const head = [
    'page',
    'first panel, ms',
    'all, ms',
    'longest task',
    'once loaded',
    `aim: at most ${TASK_MS}`,
  ]
  console.log('\nFrom the click in the menu, in Chromium:')
  console.log(linesOf([head, ...lines]))
}

const onPostgres = async (loaded: LoadedTerminal, span: Span): Promise<void> => {
  const { store, admin } = loaded
  const rolled = { ...readerOf(store), shelf: new Shelves(admin).shelf }
  const lines = (await againstPostgres(loaded, rolled, span)).map(
    ({ what, postgres, facts, pages, total }) => [
      what,
      postgres.toFixed(0),
      facts.toFixed(0),
      pages.toFixed(0),
      (postgres / pages).toFixed(1),
      total.toLocaleString('en-GB'),
    ],
  )
  console.log('\nThe same rows in PostgreSQL, with an index for each question:')
  console.log(
    linesOf([['question', 'PostgreSQL, ms', 'facts, ms', 'page, ms', 'times', 'boxes, the same'], ...lines]),
  )
}

const measured = async (folder: string, tenth: string): Promise<void> => {
  const loaded = await openLoaded(folder)
  try {
    const span = await spanOf(loaded)
    const pairs = await serverTimes(loaded, span)
    console.log(tableOf(figuresOf(pairs)))
    await inBrowser(loaded)
    await onPostgres(loaded, span)
    const newest = newestTenth(span)
    const beside = await Beside.open(tenth, newest.from)
    await tenTimes(loaded, pairs, newest, beside).finally(() => beside.close())
  } finally {
    await loaded.close()
  }
}

/**
 * Measures the pages of a loaded demonstration terminal: the server's time against the engine's own, ten times the
 * history, PostgreSQL, and the browser. `given` is one in which the demonstration was loaded; it is copied, never
 * changed. Without it the full demonstration is loaded first.
 */
export const pages = async (given?: string): Promise<void> => {
  const folders: string[] = []
  const ours = (folder: string): string => {
    folders.push(folder)
    return folder
  }
  try {
    const folder = ours(await rolledUp(given ?? ours(await loadDemo('full'))))
    await measured(folder, ours(copyOf(folder)))
  } finally {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  }
}

if (import.meta.main) await pages(process.argv[2])
