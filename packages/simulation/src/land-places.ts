import type { Emission } from './emission.ts'
import type { Scenario } from './scenario/scenario.ts'

const VERSION = 1

/** The hauliers of a terminal, and what its slots offer by local hour, as facts. */
export const landPlacesOf = ({ terminal, land }: Scenario): readonly Emission[] => [
  ...land.hauliers.map(
    ({ name }): Emission => ({
      table: 'truck_company',
      row: { terminal_id: terminal.id, company: name, name, version: VERSION },
    }),
  ),
  ...land.booking.offered.map(
    (offered, hour): Emission => ({
      table: 'parameter_version',
      row: {
        terminal_id: terminal.id,
        key: `truck_slots_offered.${String(hour).padStart(2, '0')}`,
        version: VERSION,
        value: String(offered),
        unit: 'visits/h',
        effective_from: 0,
        changed_by: '',
        reason: '',
      },
    }),
  ),
]
