import type { BerthFact, BlockFact, EquipmentFact } from '@quaywise/domain'
import type { Origin, TableRow } from '../fact-format.ts'
import type { Place } from './place.ts'
import { slotsOf } from './slots.ts'

type Unknown<Fact> = Omit<Fact, 'terminal_id' | 'version'>

const BERTH: Unknown<BerthFact> = { berth_id: '', name: '', from_m: 0, to_m: 0, depth_m: 0 }
const BLOCK: Unknown<BlockFact> = {
  ...{ block_id: '', bays: 0, rows: 0, tiers: 0, ground_slots: 0, capacity_slots: 0, reefer_plugs: 0 },
  ...{ dangerous_allowed: 0, x: 0, y: 0, width: 0, length: 0 },
}
const MACHINE: Unknown<EquipmentFact> = {
  ...{ eq_kind: 'QC', eq_id: '', name: '', block_id: '', side: '', twin_capable: 0, technical_rate: 0 },
  ...{
    family: '',
    brand: '',
    commissioned_at: 0,
    gantry_speed: 0,
    trolley_speed: 0,
    hoist_speed: 0,
    swl_t: 0,
  },
}

/** The rows of places: what a file does not tell stays as it is known. Blocks come with their slots. */
export const placeRows = async (places: readonly Place[], origin: Origin): Promise<readonly TableRow[]> => {
  const terminal_id = origin.terminal.id
  const { rows } = origin.known
  const told = { terminal_id, version: origin.receivedAt }
  const berths = places.flatMap(({ table, row }) => (table === 'berth' ? [row] : []))
  const blocks = places.flatMap(({ table, row }) => (table === 'block' ? [row] : []))
  const machines = places.flatMap(({ table, row }) => (table === 'equipment' ? [row] : []))
  const knownBerths = byKey(
    await rows(
      'berth',
      berths.map(({ berth_id }) => ({ terminal_id, berth_id })),
    ),
    (row) => row.berth_id,
  )
  const knownBlocks = byKey(
    await rows(
      'block',
      blocks.map(({ block_id }) => ({ terminal_id, block_id })),
    ),
    (row) => row.block_id,
  )
  const knownMachines = byKey(
    await rows(
      'equipment',
      machines.map(({ eq_kind, eq_id }) => ({ terminal_id, eq_kind, eq_id })),
    ),
    (row) => `${row.eq_kind} ${row.eq_id}`,
  )
  return [
    ...berths.map((row): TableRow => {
      const known = knownBerths.get(row.berth_id)
      return { table: 'berth', row: { ...BERTH, ...known, ...row, ...told } }
    }),
    ...blocks.flatMap((row): TableRow[] => {
      const block = { ...BLOCK, ...knownBlocks.get(row.block_id), ...row, ...told }
      return [
        { table: 'block', row: block },
        ...slotsOf(block).map((slot): TableRow => ({ table: 'slot', row: slot })),
      ]
    }),
    ...machines.map((row): TableRow => {
      const known = knownMachines.get(`${row.eq_kind} ${row.eq_id}`)
      return { table: 'equipment', row: { ...MACHINE, ...known, ...row, ...told } }
    }),
  ]
}

const byKey = <Row>(rows: readonly Row[], keyOf: (row: Row) => string): ReadonlyMap<string, Row> =>
  new Map(rows.map((row) => [keyOf(row), row]))
