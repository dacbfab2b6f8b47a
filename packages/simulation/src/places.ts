import type { Emission } from './emission.ts'
import { agvId, ascId, berthId, blockId, craneId } from './scenario/identity.ts'
import type { Scenario } from './scenario/scenario.ts'

const VERSION = 1
const QC_RATE = 41.8
const ASC_RATE = 18

/** The machines, berths and blocks of a terminal, as facts. */
export const placesOf = (scenario: Scenario): readonly Emission[] => {
  const { layout } = scenario
  const indices = (count: number): number[] => Array.from({ length: count }, (_, index) => index)
  return [
    ...indices(layout.cranes).map((i) => machine(scenario, 'QC', craneId(i), QC_RATE)),
    ...indices(layout.agvs).map((i) => machine(scenario, 'AGV', agvId(i), 0)),
    ...indices(layout.blocks).flatMap((i) => [
      machine(scenario, 'ASC', ascId(i, 'WATER'), ASC_RATE, { block_id: blockId(i), side: 'WATER' }),
      machine(scenario, 'ASC', ascId(i, 'LAND'), ASC_RATE, { block_id: blockId(i), side: 'LAND' }),
    ]),
    ...indices(layout.berths).map((i) => berth(scenario, i)),
    ...indices(layout.blocks).map((i) => block(scenario, i)),
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
    version: VERSION,
  },
})

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
      version: VERSION,
    },
  }
}

const block = (scenario: Scenario, index: number): Emission => {
  const { bays, rows, tiers } = scenario.layout
  return {
    table: 'block',
    row: {
      terminal_id: scenario.terminal.id,
      block_id: blockId(index),
      bays,
      rows,
      tiers,
      ground_slots: bays * rows,
      version: VERSION,
    },
  }
}
