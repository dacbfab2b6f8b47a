import { type EntitySource, measuresBy } from './entity-source.ts'
import { FAULT_BARS, LAST_CONTAINERS, machineTold, STATE_BARS, workedWith } from './machine.ts'

/** The other stacking cranes of the same block. */
const SISTERS = `
SELECT eq_id AS id, NULL AS at, NULL AS count FROM quaywise.equipment FINAL
WHERE terminal_id = {terminal:String} AND eq_kind = 'ASC' AND eq_id != {id:String} AND block_id != '' AND block_id IN (
  SELECT block_id FROM quaywise.equipment FINAL
  WHERE terminal_id = {terminal:String} AND eq_kind = 'ASC' AND eq_id = {id:String})`

/** A stacking crane in a period: its states and faults, its block and the crane that it shares it with. */
export const asc: EntitySource = {
  ...measuresBy('asc', [
    'asc_moves',
    'asc_moves_per_working_hour',
    'asc_water_moves',
    'asc_land_moves',
    'reshuffle_share',
    'asc_interference_share',
    'asc_availability',
    'asc_mmbf',
  ]),
  read: (ask) =>
    machineTold(
      {
        kind: 'ASC',
        lanes: ['state', 'fault'],
        bars: [STATE_BARS, FAULT_BARS],
        links: [
          { key: 'ascs', kind: 'asc', select: SISTERS, order: 'id' },
          { key: 'calls', kind: 'visit', unit: 'box', select: workedWith('visit_id') },
          LAST_CONTAINERS,
        ],
      },
      ask,
    ),
}
