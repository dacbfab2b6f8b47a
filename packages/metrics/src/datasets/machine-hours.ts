import type { SumMeasure } from '../measure.ts'
import { parameterSql } from '../parameter-sql.ts'
import { prefixed } from './prefixed.ts'

const hours = { sum: '_ms', per: 3_600_000, unit: 'h' } as const
const notByState = { not: ['state', 'activity'] } as const

/** A vehicle that queues for a battery is ready and held up; one that gets it is planned out of work. */
const swapQueue = "state = 'CHARGING' AND activity = 'W_SWAP'"
const swap = "state = 'CHARGING' AND activity != 'W_SWAP'"
const ready = `state NOT IN ('OFF', 'MAINT') AND NOT (${swap})`
/** Whether planned work on the machine stays in its planned time, and so counts against it. */
const maintenanceStays = `${parameterSql('oee.maintenance_planned')} = 1`
const swapStays = `${parameterSql('oee.swap_planned')} = 1`
const planned = `state != 'OFF' AND (state != 'MAINT' OR ${maintenanceStays}) AND (NOT (${swap}) OR ${swapStays})`
const waiting = `(state = 'WAITING' OR ${swapQueue})`

const off = { off: "state = 'OFF'" } as const
const notPlanned = {
  ...off,
  maintenance: `state = 'MAINT' AND NOT (${maintenanceStays})`,
  battery: `${swap} AND NOT (${swapStays})`,
} as const
const notAvailable = {
  ...off,
  maintenance: "state = 'MAINT'",
  battery: swap,
  fault: "state = 'FAULT'",
} as const
const notDemanded = { ...notAvailable, idle: "state = 'IDLE'" } as const

/**
 * The time-usage model of a kind of machine, each step the one before less one loss: calendar, scheduled
 * (not off), planned (no maintenance, no battery swap), available (no fault), demanded (not idle), working.
 * A stop by weather or by the ship is told as idle: nobody asked for the machine.
 */
export const machineHours = <const P extends string>(prefix: P, machines: string) =>
  prefixed(prefix, {
    hours: { ...hours, means: `Hours of ${machines} in any state: calendar time.` },
    scheduled_hours: {
      ...hours,
      ...notByState,
      where: "state != 'OFF'",
      excludes: off,
      source: 'TIC4.0 che.logged',
      means: `Hours in which ${machines} were logged on.`,
    },
    planned_hours: {
      ...hours,
      ...notByState,
      where: planned,
      excludes: notPlanned,
      means: `Scheduled hours of ${machines} less planned maintenance and battery swaps, unless set to stay in. Queueing for a swap stays in.`,
    },
    available_hours: {
      ...hours,
      ...notByState,
      where: `${ready} AND state != 'FAULT'`,
      excludes: notAvailable,
      source: 'TIC4.0 che.available',
      means: `Planned hours of ${machines} less faults.`,
    },
    demanded_hours: {
      ...hours,
      ...notByState,
      where: `state = 'WORKING' OR ${waiting}`,
      excludes: notDemanded,
      means: `Available hours of ${machines} with a job: working or held up by another. No job, weather and a ship that is not ready are left out.`,
    },
    busy_hours: {
      ...hours,
      ...notByState,
      where: "state = 'WORKING'",
      means: `Hours in which ${machines} worked and waited for nobody.`,
    },
    waiting_hours: {
      ...hours,
      ...notByState,
      where: waiting,
      better: 'lower',
      means: `Hours in which ${machines} had a job and waited for another machine, for free way or for a battery.`,
    },
    idle_hours: {
      ...hours,
      ...notByState,
      where: "state = 'IDLE'",
      means: `Hours in which ${machines} were ready and not asked for.`,
    },
    down_hours: {
      ...hours,
      ...notByState,
      where: "state = 'FAULT'",
      better: 'lower',
      means: `Hours of ${machines} out of order, cut at the edges of the period.`,
    },
    maintenance_hours: {
      ...hours,
      ...notByState,
      where: "state = 'MAINT'",
      means: `Hours of ${machines} in planned maintenance.`,
    },
  } as const satisfies Readonly<Record<string, SumMeasure>>)
