import { randomUUID } from 'node:crypto'
import type { AdminStore } from '@quaywise/admin-store'
import type { AnalyticsStore } from '@quaywise/analytics-store'
import type { Loading } from '@quaywise/contract'
import { SCENARIOS } from '@quaywise/simulation'
import type { FastifyBaseLogger } from 'fastify'
import { detailFromOf, spanOf, weeksOf } from './demo-span.ts'
import { insertBatches } from './insert-batches.ts'
import { WeekLoader } from './load-weeks.ts'
import { loadingOf } from './loading.ts'
import { Player } from './player.ts'
import { progressTeller } from './progress-line.ts'
import { TelemetryKeeper } from './telemetry-keeper.ts'
import { tellSlots } from './tell-slots.ts'
import type { Traffic } from './traffic.ts'
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
}

const NO_DEMO: Demo = { loading: async () => [], run: () => undefined, stop: async () => undefined }
/** How far ahead calls are planned: longer than a process runs. */
const AHEAD_MS = 400 * 86_400_000

const firstStartOf = async ({ settings }: AdminStore): Promise<number> => {
  await settings.setOnce('demo_first_start', Date.now())
  return (await settings.get('demo_first_start', Number)) ?? Date.now()
}

/** Tells once what stands before the first week. A start that was cut off tells it again under the same tokens. */
const tellOpening = async (
  { store, admin }: Pick<DemoParts, 'store' | 'admin'>,
  player: Player,
  terminal: string,
): Promise<void> => {
  const told = `demo_opening_${terminal}`
  if ((await admin.settings.get(told, Boolean)) === true) return
  await insertBatches(store, `demo-${terminal}-opening`, await player.opening())
  await tellSlots(store, terminal)
  await admin.settings.set(told, true)
}

/** Names the demonstration terminal of a mode and its weeks; `run` begins to load them. */
export const startDemo = async ({ store, admin, mode, traffic }: DemoParts): Promise<Demo> => {
  if (mode === 'off') return NO_DEMO
  const { terminal } = SCENARIOS[mode]
  const firstStart = await firstStartOf(admin)
  const span = spanOf(mode, firstStart)
  await admin.terminals.upsert({ ...terminal, kind: 'demo', sort: 0 })
  const owner = randomUUID()
  const queue = new WeekQueue(admin, terminal.id, owner)
  await queue.add(weeksOf(mode, span, Date.now()))
  // The embedded engine belongs to one process: whoever held a week before is gone.
  if (store.kind === 'embedded') await queue.freeAll()
  const planned = { from: span.from, to: Math.min(span.to, Date.now() + AHEAD_MS) }
  const player = new Player({
    scenario: mode,
    span: planned,
    detailFrom: detailFromOf(mode, firstStart),
  })
  const stopping = new AbortController()
  const telemetry = new TelemetryKeeper({
    ...{ store, admin, queue, owner, terminal: terminal.id, spanEnd: span.to },
    giveWay: () => traffic.giveWay(),
    signal: stopping.signal,
  })
  let running: Promise<void> = Promise.resolve()
  let loader: WeekLoader | null = null

  const loading = async (): Promise<readonly Loading[]> => {
    const jobs = await queue.list()
    return [loadingOf({ terminal: terminal.id, jobs, now: Date.now(), stuck: loader?.stuck === true })]
  }

  const run = (log: FastifyBaseLogger): void => {
    const tell = progressTeller(log)
    const weeks = new WeekLoader({
      ...{ store, queue, player, signal: stopping.signal },
      now: Date.now,
      giveWay: () => traffic.giveWay(),
      weeksAt: (now) => weeksOf(mode, span, now),
      onStep: async () => {
        await telemetry.step()
        for (const one of await loading()) tell(one)
      },
      onError: (error) => log.error({ err: error }, 'the demonstration could not go on'),
    })
    loader = weeks
    running = tellOpening({ store, admin }, player, terminal.id)
      .catch((error: unknown) => log.error({ err: error }, 'the demonstration has no opening'))
      .then(() => weeks.run())
  }

  const stop = async (): Promise<void> => {
    stopping.abort()
    await player.stop()
    await running
  }

  return { loading, run, stop }
}
