import { flag, fraction, instant, large, medium, small, text, version, word } from './column-types.ts'
import { defineTable } from './table.ts'

export const equipment = defineTable({
  name: 'equipment',
  grain: 'one machine of a terminal; the newest version wins',
  engine: 'ReplacingMergeTree(version)',
  orderBy: ['terminal_id', 'eq_kind', 'eq_id'],
  columns: {
    terminal_id: word,
    eq_kind: word,
    eq_id: text,
    name: text,
    block_id: word,
    side: word,
    twin_capable: small,
    technical_rate: fraction,
    family: word,
    brand: word,
    commissioned_at: instant,
    gantry_speed: fraction,
    trolley_speed: fraction,
    hoist_speed: fraction,
    swl_t: fraction,
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
    berth_id: text,
    name: text,
    from_m: fraction,
    to_m: fraction,
    depth_m: fraction,
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
    block_id: text,
    bays: medium,
    rows: small,
    tiers: small,
    ground_slots: large,
    capacity_slots: large,
    reefer_plugs: medium,
    dangerous_allowed: flag,
    x: fraction,
    y: fraction,
    width: fraction,
    length: fraction,
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
    bay: small,
    row: small,
    tier: small,
    x: fraction,
    y: fraction,
    z: fraction,
  },
})

export const vessel = defineTable({
  name: 'vessel',
  grain: 'one ship that calls at a terminal; the newest version wins',
  engine: 'ReplacingMergeTree(version)',
  orderBy: ['terminal_id', 'imo', 'name'],
  columns: {
    terminal_id: word,
    imo: text,
    name: text,
    call_sign: text,
    loa_m: fraction,
    beam_m: fraction,
    teu_capacity: large,
    bays: medium,
    holds: small,
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
    service: text,
    name: text,
    carrier: text,
    trunk_branch: word,
    version,
  },
})

export const truckCompany = defineTable({
  name: 'truck_company',
  grain: 'one haulier; the newest version wins',
  engine: 'ReplacingMergeTree(version)',
  orderBy: ['terminal_id', 'company'],
  columns: { terminal_id: word, company: text, name: text, version },
})
