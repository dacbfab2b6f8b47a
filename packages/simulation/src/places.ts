import { blockFact } from '@quaywise/domain'
import type { Emission } from './emission.ts'
import { landPlacesOf } from './land-places.ts'
import { listsOf } from './lists.ts'
import { parametersOf } from './parameters.ts'
import { agvId, ascId, berthId, blockId, craneId } from './scenario/identity.ts'
import type { BlockLayout } from './scenario/layout.ts'
import type { Scenario } from './scenario/scenario.ts'
import { shipsOf } from './ships.ts'

const VERSION = 1
const QC_RATE = 41.8
const ASC_RATE = 18

/** The machines, berths, blocks, hauliers and parameters of a terminal, its ships and services, and its fixed lists, as facts. */
export const placesOf = (scenario: Scenario): readonly Emission[] => {
  const { layout } = scenario
  const indices = (count: number): number[] => Array.from({ length: count }, (_, index) => index)
  return [
    ...indices(layout.cranes).map((i) => rated(scenario, machine(scenario, 'QC', craneId(i), QC_RATE))),
    ...indices(layout.agvs).map((i) => machine(scenario, 'AGV', agvId(i), 0)),
    ...indices(layout.blocks.length).flatMap((i) => [
      machine(scenario, 'ASC', ascId(layout, i, 'WATER'), ASC_RATE, {
        block_id: blockId(layout, i),
        side: 'WATER',
      }),
      machine(scenario, 'ASC', ascId(layout, i, 'LAND'), ASC_RATE, {
        block_id: blockId(layout, i),
        side: 'LAND',
      }),
    ]),
    ...indices(layout.berths).map((i) => berth(scenario, i)),
    ...layout.blocks.map((place) => block(scenario, place)),
    ...landPlacesOf(scenario),
    ...parametersOf(scenario),
    ...shipsOf(scenario),
    ...listsOf(scenario),
  ]
}

const machine = (
  scenario: Scenario,
  kind: 'QC' | 'AGV' | 'ASC',
  id: string,
  rate: number,
  place: { block_id: string; side: 'WATER' | 'LAND' | '' } = { block_id: '', side: '' },
): Emission => ({
  table: 'equipment',
  row: {
    terminal_id: scenario.terminal.id,
    eq_kind: kind,
    eq_id: id,
    name: id,
    ...place,
    twin_capable: kind === 'ASC' ? 0 : 1,
    technical_rate: rate,
    family: '',
    brand: '',
    commissioned_at: 0,
    gantry_speed: 0,
    trolley_speed: 0,
    hoist_speed: 0,
    swl_t: 0,
    version: VERSION,
  },
})

const QC_SWL_T = 65

/** A quay crane with its rated speeds. */
const rated = ({ quay }: Scenario, emission: Emission): Emission => {
  if (emission.table !== 'equipment') return emission
  const speeds = {
    gantry_speed: quay.gantrySpeed,
    trolley_speed: quay.trolleySpeed,
    hoist_speed: quay.hoistSpeed,
  }
  return { table: 'equipment', row: { ...emission.row, ...speeds, swl_t: QC_SWL_T } }
}

const berth = (scenario: Scenario, index: number): Emission => {
  const { quayM, berths } = scenario.layout
  return {
    table: 'berth',
    row: {
      terminal_id: scenario.terminal.id,
      berth_id: berthId(index),
      name: berthId(index),
      from_m: Math.round((index * quayM) / berths),
      to_m: Math.round(((index + 1) * quayM) / berths),
      depth_m: 0,
      version: VERSION,
    },
  }
}

const block = ({ terminal }: Scenario, place: BlockLayout): Emission => ({
  table: 'block',
  row: blockFact(terminal.id, place, VERSION),
})
