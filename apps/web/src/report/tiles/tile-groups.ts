/** A tile of several measures: what stands large, what it is counted against, and what is told below. */
export interface TileGroup {
  readonly main: string
  /** The plan of the same hours: a bar and the share done. */
  readonly plan?: string
  /** What the large number is a part of. */
  readonly of?: string
  readonly notes?: readonly string[]
  /** Told elsewhere in the tile, reachable through its card. */
  readonly share?: string
}

const SHIFT: readonly TileGroup[] = [
  { main: 'crane_boxes', plan: 'plan_boxes', share: 'plan_share' },
  { main: 'gmph' },
  { main: 'cranes_working', of: 'cranes_assigned' },
  { main: 'agvs_active', notes: ['agvs_charging', 'agvs_fault'] },
  { main: 'asc_productive_moves' },
  { main: 'trucks_inside', notes: ['truck_turn_p50'] },
]

const SHIFTS: readonly TileGroup[] = [
  { main: 'throughput_boxes', notes: ['teu'] },
  { main: 'plan_share' },
  { main: 'gmph' },
  { main: 'vmph' },
  { main: 'bmph' },
  { main: 'truck_turn_p50', notes: ['truck_turn_p90'] },
  { main: 'reshuffle_share' },
  { main: 'agv_empty_share' },
  { main: 'faults', notes: ['fault_minutes'] },
]

const GROUPS: Readonly<Record<string, readonly TileGroup[]>> = {
  'workshift/workshiftMonitorHour.summary': SHIFT,
  'workshift/workshiftMonitorHour.latestHour': SHIFT,
  'workshift/workshiftMonitor.summary': SHIFTS,
}

/** The tiles of a panel: measures that are read together share one, every other measure has its own. */
export function tileGroups(
  reportId: string,
  panelId: string,
  measures: readonly string[],
): readonly TileGroup[] {
  const groups = (GROUPS[`${reportId}.${panelId}`] ?? []).filter(({ main }) => measures.includes(main))
  const told = new Set(
    groups.flatMap(({ main, plan, of, notes = [], share }) => [main, plan, of, share, ...notes]),
  )
  return [...groups, ...measures.filter((id) => !told.has(id)).map((main) => ({ main }))]
}

/** The measures of a tile in the order in which its card offers them. */
export const measuresOfTile = ({ main, plan, of, notes = [], share }: TileGroup): readonly string[] =>
  [main, plan, of, share, ...notes].filter((id) => id !== undefined)
