import { type EntitySource, measuresBy } from './entity-source.ts'
import { FAULT_BARS, LAST_CONTAINERS, machineTold, STATE_BARS, workedWith } from './machine.ts'

/** An automated guided vehicle in a period: its states and faults, the cranes and blocks that it served. */
export const agv: EntitySource = {
  ...measuresBy('agv', [
    'agv_trips',
    'agv_boxes',
    'agv_boxes_per_dispatched_hour',
    'agv_empty_time_share',
    'agv_wait_qc_share',
    'agv_wait_asc_share',
    'agv_utilisation',
    'agv_availability',
  ]),
  read: (ask) =>
    machineTold(
      {
        kind: 'AGV',
        lanes: ['state', 'fault'],
        bars: [STATE_BARS, FAULT_BARS],
        links: [
          { key: 'cranes', kind: 'crane', unit: 'box', select: workedWith('qc_id'), order: 'count DESC' },
          { key: 'blocks', kind: 'block', unit: 'box', select: workedWith('block_id'), order: 'count DESC' },
          LAST_CONTAINERS,
        ],
      },
      ask,
    ),
}
