import { FULL_LAND, offeredByHour } from './full-land.ts'
import type { Land } from './land.ts'

/** The land side of the quarter-size terminal: 935 gate transactions a day. */
export const QUARTER_LAND: Land = {
  ...FULL_LAND,
  booking: { ...FULL_LAND.booking, offered: offeredByHour(48, 32) },
  gate: {
    ...FULL_LAND.gate,
    closedIn: [
      { lanes: [2], from: 22, to: 3 },
      { lanes: [1], from: 3, to: 6 },
    ],
    closedOut: [{ lanes: [2], from: 23, to: 5 }],
    clerks: 2,
  },
  road: { ...FULL_LAND.road, approachM: 1400, gateX: 360 },
  episodes: FULL_LAND.episodes.map((episode) => ({
    ...episode,
    from: episode.kind === 'GATE_SLOW' ? '2026-01-12 13:00' : '2026-01-10 09:00',
    everyWeeks: 0,
  })),
  accepted: { ...FULL_LAND.accepted, trucksInside: { min: 17.5, max: 23 } },
}
