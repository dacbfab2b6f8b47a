import { randomUUID } from 'node:crypto'
import type { AdminStore } from '@quaywise/admin-store'
import type { AnalyticsStore } from '@quaywise/analytics-store'
import type { Loading } from '@quaywise/contract'
import { SCENARIOS } from '@quaywise/simulation'
import type { FastifyBaseLogger } from 'fastify'
import type { FactWrites } from '../rollups/fact-writes.ts'
import { detailFromOf, NEWEST, phasesOf, spanOf, weeksOf } from './demo-span.ts'
import { WeekLoader } from './load-weeks.ts'
import { loadingOf } from './loading.ts'
import { notedWrite } from './noted-write.ts'
import { Opening } from './opening.ts'
import { Player } from './player.ts'
import { progressTeller } from './progress-line.ts'
import { TelemetryKeeper } from './telemetry-keeper.ts'
import type { Traffic } from './traffic.ts'
import type { WeekState } from './week-job.ts'
import { WeekQueue } from './week-queue.ts'

/** The demonstration terminal of a process. */
export type Demo = {
  /** How far it is loaded; empty without one. */
  loading(): Promise<readonly Loading[]>
  /** Loads in the background what is missing, then keeps the terminal alive. */
  run(log: FastifyBaseLogger): void
  stop(): Promise<void>
}

/** Where the demonstration of a mode goes. */
export type DemoParts = {
  readonly store: AnalyticsStore
  readonly admin: AdminStore
  readonly mode: 'full' | 'small' | 'off'
  readonly traffic: Traffic
  readonly writes: FactWrites
}

const NO_DEMO: Demo = { loading: async () => [], run: () => undefined, stop: async () => undefined }
/** Weeks that are played side by side. A play is one core's work: two of them keep a small machine busy. */
const LOADERS = { full: 2, small: 1 } as const
/** How far ahead calls are planned: longer than a process runs. */
const AHEAD_MS = 400 * 86_400_000

const firstStartOf = async ({ settings }: AdminStore): Promise<number> => {
  await settings.setOnce('demo_first_start', Date.now())
  return (await settings.get('demo_first_start', Number)) ?? Date.now()
}

/** Plays and loads weeks side by side with others of its kind: each week is worked on by one of them. */
type Loader = { readonly queue: WeekQueue; readonly player: Player }

/** Names the demonstration terminal of a mode and its weeks; `run` begins to load them. */
export const startDemo = async ({ store, admin, mode, traffic, writes }: DemoParts): Promise<Demo> => {
  if (mode === 'off') return NO_DEMO
  const { terminal } = SCENARIOS[mode]
  const firstStart = await firstStartOf(admin)
  const span = spanOf(mode, firstStart)
  await admin.terminals.upsert({ ...terminal, kind: 'demo', sort: 0 })
  const planned = { from: span.from, to: Math.min(span.to, Date.now() + AHEAD_MS) }
  const detailFrom = detailFromOf(mode, firstStart)
  const loaders = Array.from({ length: LOADERS[mode] }, (): Loader => {
    const player = new Player({ scenario: mode, span: planned })
    return { queue: new WeekQueue(admin, terminal.id, randomUUID()), player }
  })
  const [first] = loaders
  if (!first) return NO_DEMO
  const weeksAt = (now: number): readonly WeekState[] => {
    const weeks = weeksOf(mode, span, now)
    return [...weeks, ...phasesOf(weeks, detailFrom)]
  }
  await first.queue.add(weeksAt(Date.now()))
  // The embedded engine belongs to one process: whoever held a week before is gone.
  if (store.kind === 'embedded') await first.queue.freeAll()
  const stopping = new AbortController()
  const { signal } = stopping
  const giveWay = () => traffic.giveWay()
  const noted = notedWrite(writes, terminal.id)
  const telemetry = new TelemetryKeeper({
    ...{ store, admin, queue: first.queue, owner: randomUUID(), terminal: terminal.id },
    ...{ spanEnd: span.to, giveWay, signal },
  })
  const opening = new Opening({ store, admin, player: first.player, terminal: terminal.id, noted, giveWay })
  let running: Promise<unknown> = Promise.resolve()
  let started: readonly WeekLoader[] = []

  const loading = async (): Promise<readonly Loading[]> => {
    const jobs = await first.queue.list()
    const stuck = started.some((loader) => loader.stuck)
    const opened = await opening.told()
    return [loadingOf({ terminal: terminal.id, jobs, now: Date.now(), stuck, opened })]
  }

  const run = (log: FastifyBaseLogger): void => {
    const tell = progressTeller(log)
    const onStep = async (): Promise<void> => {
      await telemetry.step()
      const told = await loading()
      // The oldest boxes can wait until there is something to look at.
      if (told.every(({ state }) => state !== 'loading')) await opening.tell()
      told.forEach(tell)
    }
    const onError = (error: unknown): void => log.error({ err: error }, 'the demonstration could not go on')
    const weeks = loaders.map(
      (loader) =>
        new WeekLoader({ ...loader, store, signal, noted, giveWay, weeksAt, onStep, onError, now: Date.now }),
    )
    started = weeks
    const isShort = weeksOf(mode, span, Date.now()).length <= NEWEST
    running = opening
      .places()
      .then(() => (isShort ? opening.tell() : undefined))
      .catch((error: unknown) => log.error({ err: error }, 'the demonstration has no opening'))
      .then(() => Promise.all(weeks.map((loader) => loader.run())))
  }

  const stop = async (): Promise<void> => {
    stopping.abort()
    for (const { player } of loaders) await player.stop()
    await running
  }

  return { loading, run, stop }
}
