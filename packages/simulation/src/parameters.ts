import type { Emission } from './emission.ts'
import type { Scenario } from './scenario/scenario.ts'
import { TARGETS } from './scenario/targets.ts'

type Parameter = { readonly key: string; readonly value: number; readonly unit: string }

/** What a terminal has set for itself, as facts: the slots of each local hour, and what it aims at. */
export const parametersOf = ({ terminal, land, targetVmph }: Scenario): readonly Emission[] => {
  const slots = land.booking.offered.map((value, hour): Parameter => {
    const key = `truck_slots_offered.${String(hour).padStart(2, '0')}`
    return { key, value, unit: 'visits/h' }
  })
  const targets = (['trunk', 'branch'] as const).map(
    (line): Parameter => ({ key: `target.vmph.${line}`, value: targetVmph[line], unit: 'box/h' }),
  )
  return [...slots, ...targets, ...TARGETS].map(({ key, value, unit }) => ({
    table: 'parameter_version',
    row: {
      ...{ terminal_id: terminal.id, key, version: 1, value: String(value), unit },
      ...{ effective_from: 0, changed_by: '', reason: '' },
    },
  }))
}
