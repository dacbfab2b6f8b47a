import { flag, instant, metres, version, word } from './column-types.ts'
import { defineTable } from './table.ts'

export const equipment = defineTable({
  name: 'equipment',
  grain: 'one machine of a terminal; the newest version wins',
  engine: 'ReplacingMergeTree(version)',
  orderBy: ['terminal_id', 'eq_kind', 'eq_id'],
  columns: {
    terminal_id: word,
    eq_kind: word,
    eq_id: 'String',
    name: 'String',
    block_id: word,
    side: word,
    twin_capable: 'UInt8',
    technical_rate: 'Float32',
    family: word,
    brand: word,
    commissioned_at: instant,
    gantry_speed: 'Float32',
    trolley_speed: 'Float32',
    hoist_speed: 'Float32',
    swl_t: 'Float32',
    version,
  },
})

export const berth = defineTable({
  name: 'berth',
  grain: 'one berth of a terminal; the newest version wins',
  engine: 'ReplacingMergeTree(version)',
  orderBy: ['terminal_id', 'berth_id'],
  columns: {
    terminal_id: word,
    berth_id: 'String',
    name: 'String',
    from_m: 'Float32',
    to_m: 'Float32',
    depth_m: 'Float32',
    version,
  },
})

export const block = defineTable({
  name: 'block',
  grain: 'one yard block of a terminal; the newest version wins',
  engine: 'ReplacingMergeTree(version)',
  orderBy: ['terminal_id', 'block_id'],
  columns: {
    terminal_id: word,
    block_id: 'String',
    bays: 'UInt16',
    rows: 'UInt8',
    tiers: 'UInt8',
    ground_slots: 'UInt32',
    capacity_slots: 'UInt32',
    reefer_plugs: 'UInt16',
    dangerous_allowed: flag,
    x: metres,
    y: metres,
    width: metres,
    length: metres,
    version,
  },
})

export const slot = defineTable({
  name: 'slot',
  grain: 'one place of a stack, by block, bay, row and tier; the last told wins',
  engine: 'ReplacingMergeTree',
  orderBy: ['terminal_id', 'block_id', 'bay', 'row', 'tier'],
  columns: {
    terminal_id: word,
    block_id: word,
    bay: 'UInt8',
    row: 'UInt8',
    tier: 'UInt8',
    x: metres,
    y: metres,
    z: metres,
  },
})

export const vessel = defineTable({
  name: 'vessel',
  grain: 'one ship that calls at a terminal; the newest version wins',
  engine: 'ReplacingMergeTree(version)',
  orderBy: ['terminal_id', 'imo', 'name'],
  columns: {
    terminal_id: word,
    imo: 'String',
    name: 'String',
    call_sign: 'String',
    loa_m: 'Float32',
    beam_m: 'Float32',
    teu_capacity: 'UInt32',
    bays: 'UInt16',
    holds: 'UInt8',
    version,
  },
})

export const service = defineTable({
  name: 'service',
  grain: 'one service of a line; the newest version wins',
  engine: 'ReplacingMergeTree(version)',
  orderBy: ['terminal_id', 'service'],
  columns: {
    terminal_id: word,
    service: 'String',
    name: 'String',
    carrier: 'String',
    trunk_branch: word,
    version,
  },
})

export const truckCompany = defineTable({
  name: 'truck_company',
  grain: 'one haulier; the newest version wins',
  engine: 'ReplacingMergeTree(version)',
  orderBy: ['terminal_id', 'company'],
  columns: { terminal_id: word, company: 'String', name: 'String', version },
})
