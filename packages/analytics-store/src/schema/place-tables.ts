import { version, word } from './column-types.ts'
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
    version,
  },
})
