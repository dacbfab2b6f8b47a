import type { VesselForecast } from '@quaywise/contract'
import { nameIn, type Row } from '../data/cell.ts'

const MINUTE = 60_000
/** The rate of one slow hour would draw the axis far out: what lies beyond is not drawn. */
const FARTHEST = 600

/**
 * Minutes over the instants of the looks: after the end where it is known, else after the due time, else after the
 * newest expectation.
 */
export function outlookModel(forecast: VesselForecast, stored: readonly Row[]) {
  const { history, lastLift } = forecast
  const newest = lastLift ?? forecast.outlook?.completion.p50 ?? forecast.at
  const zero = Date.parse(lastLift ?? forecast.dueAt ?? newest)
  const after = (iso: string): number => (Date.parse(iso) - zero) / MINUTE
  const points = (pairs: readonly (readonly [string, string | null])[]): Float64Array =>
    Float64Array.from(
      pairs.flatMap(([at, end]) =>
        end === null || Math.abs(after(end)) > FARTHEST ? [] : [Date.parse(at), after(end)],
      ),
    )
  const ends = lastLift ? ([history[0]?.at ?? lastLift, lastLift] as const) : []
  return {
    model: points(history.map(({ at, p50 }) => [at, p50])),
    naive: points(history.map((point) => [point.at, point.naive])),
    planner: points(
      stored
        .filter((row) => row.method === 'PLANNER' && (nameIn(row.made_at) ?? '') <= forecast.at)
        .map((row) => [nameIn(row.made_at) ?? '', nameIn(row.etc_p50)]),
    ),
    actual: points(ends.map((at) => [at, lastLift])),
    band: {
      at: history.map(({ at }) => Date.parse(at)),
      low: history.map(({ p10 }) => after(p10)),
      high: history.map(({ p90 }) => after(p90)),
    },
  }
}
