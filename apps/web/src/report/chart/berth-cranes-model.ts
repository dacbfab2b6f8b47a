import type { PanelData } from '@quaywise/contract'
import type { GanttBar, GanttLane } from '@quaywise/ui'
import { nameIn, numberIn, type Row } from '../data/cell.ts'
import { comparedBars } from './compared-rows.ts'
import { between } from './crane-work-model.ts'
import { toneOfKey } from './tones.ts'

const OPS: Readonly<Record<string, GanttBar['tone']>> = {
  LOAD: 'load',
  DISC: 'discharge',
  RESTOW_SHIP: 'restow',
  RESTOW_QUAY: 'restow',
}

/** Berths over time with the strips of their cranes below each. */
export interface BerthCranesModel {
  readonly lanes: readonly GanttLane[]
  readonly bars: readonly GanttBar[]
  rowOf(key: string): Row | undefined
}

const instantIn = (row: Row, key: string): number => Date.parse(nameIn(row[key]) ?? '')

/** How lanes and bars are told. */
export interface BerthWords {
  readonly berth: (key: string) => string
  readonly bay: (bay: string) => string
}

/** Arranges stays, work and stops in lanes: a berth, then each crane that worked at it. */
export function berthCranesModel(data: PanelData, words: BerthWords): BerthCranesModel {
  const { rows, comparedRows = [] } = data
  const laneOf = (row: Row) => `${nameIn(row.berth) ?? ''}\u0000${nameIn(row.crane) ?? ''}`
  const lanes = new Map<string, GanttLane>()
  for (const row of rows) {
    const [key, crane] = [laneOf(row), nameIn(row.crane)]
    lanes.set(key, { key, label: crane === null ? words.berth(nameIn(row.berth) ?? '') : crane })
  }
  const bars = rows.map((row, index): GanttBar => {
    const place = { key: String(index), lane: laneOf(row) }
    const time = { from: instantIn(row, 'started_at'), to: instantIn(row, 'ended_at') }
    return { ...place, ...time, ...lookOf(row, words) }
  })
  // Of what it is compared with, the stays: its cranes worked elsewhere.
  const stays = comparedRows.filter(({ lane_part }) => lane_part === 'STAY')
  const stops = bars.filter((_, index) => rows[index]?.lane_part === 'STOP')
  const cut = bars.flatMap((bar, index) => (rows[index]?.lane_part === 'WORK' ? between(bar, stops) : [bar]))
  const before = comparedBars({ ...data, comparedRows: stays }, laneOf)
  return {
    lanes: [...lanes.values()],
    bars: [...before, ...cut],
    rowOf: (key) =>
      key.startsWith('before:') ? stays[Number(key.slice(7))] : rows[Number(key.split(':')[0])],
  }
}

function lookOf(row: Row, words: BerthWords): Pick<GanttBar, 'tone' | 'label' | 'brief' | 'outline'> {
  if (row.lane_part === 'STAY') return { tone: 'accent', label: nameIn(row.visit_name) ?? '', outline: true }
  if (row.lane_part === 'STOP') return { tone: toneOfKey(nameIn(row.category) ?? '', 0) }
  const bay = String(numberIn(row.bay) ?? 0).padStart(2, '0')
  return {
    tone: OPS[nameIn(row.op) ?? ''] ?? 'neutral',
    ...(bay === '00' ? {} : { label: words.bay(bay), brief: bay }),
  }
}
