import type { Land } from './land.ts'

const DAY_OFFER = 172
const NIGHT_OFFER = 112

/** What is offered by local hour: more from 6 to 22. */
export const offeredByHour = (day: number, night: number): readonly number[] =>
  Array.from({ length: 24 }, (_, hour) => (hour >= 6 && hour < 22 ? day : night))

/** The land side of the full terminal: 3,740 gate transactions a day. */
export const FULL_LAND: Land = {
  booking: {
    offered: offeredByHour(DAY_OFFER, NIGHT_OFFER),
    leadHours: { mean: 20, cv: 0.9, min: 1.5, max: 72 },
    walkIn: 0.08,
    changes: [0.7, 0.21, 0.07, 0.02],
    cancelled: 0.05,
    cancelledByTerminal: 0.006,
    toleranceMin: 30,
  },
  hauliers: [
    { name: 'Clear River Haulage', share: 0.26, biasMin: -6, spreadMin: 38, noShow: 0.03 },
    { name: 'Redbank Trucking', share: 0.18, biasMin: 4, spreadMin: 47, noShow: 0.045 },
    { name: 'Three Springs Drayage', share: 0.14, biasMin: 0, spreadMin: 43, noShow: 0.04 },
    { name: 'Harvest Road', share: 0.12, biasMin: -10, spreadMin: 52, noShow: 0.05 },
    { name: 'Two Bridges Cartage', share: 0.1, biasMin: 12, spreadMin: 58, noShow: 0.07 },
    { name: 'Cloud Gate Cartage', share: 0.08, biasMin: -2, spreadMin: 45, noShow: 0.05 },
    { name: 'Whitestone Logistics', share: 0.07, biasMin: 6, spreadMin: 32, noShow: 0.025 },
    { name: 'Lantern Tide Express', share: 0.05, biasMin: 22, spreadMin: 72, noShow: 0.12 },
  ],
  returning: 0.3,
  hours: [
    2.6, 2, 1.6, 1.4, 1.4, 1.8, 2.6, 3.6, 4.8, 5.6, 6, 5.8, 5, 5.4, 6, 6.2, 6, 5.6, 5, 4.6, 4.4, 4.2, 3.8,
    3.2,
  ],
  dualShare: 0.436,
  gate: {
    inSec: 92,
    outSec: 45,
    closedIn: [
      { lanes: [4, 5], from: 22, to: 3 },
      { lanes: [1, 2, 3], from: 3, to: 6 },
    ],
    closedOut: [{ lanes: [4, 5], from: 23, to: 5 }],
    troubleShare: 0.04,
    troubles: [
      { code: 'DOCUMENTS', share: 0.42, minutes: 16 },
      { code: 'DAMAGE', share: 0.2, minutes: 24 },
      { code: 'WRONG_BOX', share: 0.14, minutes: 28 },
      { code: 'SEAL', share: 0.14, minutes: 18 },
      { code: 'WEIGHT', share: 0.1, minutes: 22 },
    ],
    clerks: 6,
  },
  road: { approachM: 900, gateX: 1175, speed: 4, pinSec: 90 },
  inspection: { share: 0.155, minutes: 56 },
  transfer: { places: 5, readySec: 50, leaveSec: 60, astray: { share: 0.03, sec: 140 } },
  episodes: [
    {
      kind: 'GATE_SLOW',
      from: '2025-12-02 13:00',
      minutes: 120,
      everyWeeks: 13,
      process: 2.5,
      troubleShare: null,
      code: '',
      cancelled: 0,
    },
    {
      kind: 'DOCUMENTS_DOWN',
      from: '2025-12-18 09:00',
      minutes: 360,
      everyWeeks: 13,
      process: 1.2,
      troubleShare: 0.13,
      code: 'DOCUMENTS',
      cancelled: 0.08,
    },
  ],
  accepted: {
    trucksInside: { min: 72, max: 90 },
    transactionsPerVisit: { min: 1.27, max: 1.33 },
    onTime: { min: 0.74, max: 0.81 },
    walkIn: { min: 0.07, max: 0.1 },
  },
}
