import { CLIPPED, WITHIN } from './bars-told.ts'
import { type EntitySource, measuresBy } from './entity-source.ts'
import { FAULT_BARS, LAST_CONTAINERS, machineTold, STATE_BARS, workedWith } from './machine.ts'

const OWN = 'terminal_id = {terminal:String} AND eq_id = {id:String}'

const CALL_BARS = `
SELECT 'call' AS lane, 'call' AS of, toString(visit_id) AS key, '' AS label, ${CLIPPED}, 'visit' AS opens_kind, toString(visit_id) AS opens_id
FROM quaywise.crane_assignment WHERE ${OWN} AND ${WITHIN}`

const TIME_BARS = `
SELECT 'time' AS lane, 'category' AS of, toString(category) AS key, '' AS label, ${CLIPPED}, '' AS opens_kind, '' AS opens_id
FROM quaywise.crane_time WHERE ${OWN} AND ${WITHIN}`

/** A quay crane in a period: its calls, the categories of its time, its states and faults. */
export const crane: EntitySource = {
  ...measuresBy('crane', [
    'crane_boxes',
    'gmph',
    'nmph',
    'technical_rate',
    'wait_agv_minutes',
    'fault_minutes',
    'twin_share',
    'qc_availability',
  ]),
  read: (ask) =>
    machineTold(
      {
        kind: 'QC',
        lanes: ['call', 'time', 'state', 'fault'],
        bars: [CALL_BARS, TIME_BARS, STATE_BARS, FAULT_BARS],
        links: [
          { key: 'calls', kind: 'visit', unit: 'box', select: workedWith('visit_id') },
          LAST_CONTAINERS,
        ],
      },
      ask,
    ),
}
