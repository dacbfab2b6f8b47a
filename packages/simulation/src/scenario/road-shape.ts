import { type Check, number, record, whole } from './check.ts'
import type { RoadRules } from './road.ts'

const speed = number(0.2, 20)
const ms = number(0, 3_600_000)

/** The roads: zones from 15 to 500 m, up to four lanes a direction. */
export const roadShape: Check<RoadRules> = record<RoadRules>({
  zoneM: number(15, 500),
  lanes: whole(1, 4),
  crossEvery: whole(1, 100),
  straightMps: speed,
  curveMps: speed,
  turnMs: ms,
  startStopMs: ms,
  passMs: ms,
  clearMs: ms,
  yieldMs: ms,
  restartMs: ms,
  unlockMs: ms,
  towMs: ms,
  craneLanes: whole(1, 40),
  transferSlots: whole(1, 40),
  parkingShare: number(1, 10),
  stationPlaces: whole(1, 50),
  patienceMs: number(1000, 3_600_000),
  positionMs: ms,
  chainM: number(0, 20_000),
  foreseenMsPerM: number(10, 10_000),
  askLoadMs: ms,
  askDiscMs: ms,
})
