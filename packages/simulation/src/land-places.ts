import type { Emission } from './emission.ts'
import type { Scenario } from './scenario/scenario.ts'

const VERSION = 1

/** The hauliers of a terminal, as facts. */
export const landPlacesOf = ({ terminal, land }: Scenario): readonly Emission[] =>
  land.hauliers.map(
    ({ name }): Emission => ({
      table: 'truck_company',
      row: { terminal_id: terminal.id, company: name, name, version: VERSION },
    }),
  )
