import type { AnalyticsStore } from '@quaywise/analytics-store'
import { engineInstant, machineTrack } from '@quaywise/report-kit/compile'
import { readerOf } from '@quaywise/testing/ask'
import { BEGIN, kindOf, MACHINES, machineId, TERMINAL } from './motion.ts'

const HOUR = 3_600_000
const POINTS = 2000
const ROUNDS = 15
const EVERY = 23

/** Milliseconds of a track of an hour thinned by the product, and of the engine's plain read of the same hour. */
export type TrackFigures = {
  readonly oursMs: number
  readonly plainMs: number
  readonly points: number
  readonly of: number
}

const fastest = async (work: () => Promise<unknown>): Promise<number> => {
  let best = Number.POSITIVE_INFINITY
  for (let round = 0; round < ROUNDS; round += 1) {
    const began = performance.now()
    await work()
    best = Math.min(best, performance.now() - began)
  }
  return best
}

const PLAIN = `
SELECT at, x, y, z, speed, load_kg, soc FROM quaywise.telemetry
WHERE terminal_id = {terminal:String} AND eq_kind = {kind:String} AND eq_id = {machine:String}
  AND at >= {from:DateTime64(3, 'UTC')} AND at < {to:DateTime64(3, 'UTC')} ORDER BY at`

/** The last hour of so many seconds, of some machines of each kind: means over them of the fastest of some rounds. */
export const trackOf = async (store: AnalyticsStore, seconds: number): Promise<TrackFigures> => {
  const reader = readerOf(store)
  const to = BEGIN + seconds * 1000
  const window = { from: Math.max(BEGIN, to - HOUR), to }
  const found: TrackFigures[] = []
  for (let machine = 0; machine < MACHINES; machine += EVERY) {
    const of = { terminal: TERMINAL, kind: kindOf(machine), machine: machineId(machine) }
    const asked = { ...of, trolley: 'main', window, points: POINTS } as const
    const params = { ...of, from: engineInstant(window.from), to: engineInstant(window.to) }
    const track = await machineTrack(asked, reader)
    found.push({
      oursMs: await fastest(() => machineTrack(asked, reader)),
      plainMs: await fastest(() => reader.query(PLAIN, params)),
      ...{ points: track.points.length, of: track.total },
    })
  }
  const mean = (key: keyof TrackFigures): number =>
    found.reduce((sum, one) => sum + one[key], 0) / found.length
  return { oursMs: mean('oursMs'), plainMs: mean('plainMs'), points: mean('points'), of: mean('of') }
}
