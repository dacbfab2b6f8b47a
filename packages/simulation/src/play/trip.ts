import type { Unit } from '../plan/unit.ts'
import type { Agv } from './agv.ts'
import type { Stretch } from './stretch.ts'

/** One trip of a vehicle for a lift, with what it took so far. */
export type Trip = {
  readonly agv: Agv
  readonly stretch: Stretch
  readonly lift: number
  readonly op: 'LOAD' | 'DISC'
  readonly key: number
  readonly startedAt: number
  unit: Unit | null
  emptyM: number
  ladenM: number
  waitQc: number
  waitAsc: number
  waitTraffic: number
  /** Since when it waits under the crane or at the block. */
  waitsSince: number
}
