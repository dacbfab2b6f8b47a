import { id, ingestedAt, instant, metres, word } from './column-types.ts'
import { defineTable } from './table.ts'

export const cyclePhase = defineTable({
  name: 'cycle_phase',
  grain: 'one phase of one cycle of a machine, from one place to another',
  engine: 'MergeTree',
  partitionBy: 'toYYYYMM(ended_at)',
  orderBy: ['terminal_id', 'eq_kind', 'eq_id', 'started_at'],
  columns: {
    terminal_id: word,
    eq_kind: word,
    eq_id: word,
    cycle_id: id,
    seq: 'UInt8',
    trolley: word,
    phase: word,
    started_at: instant,
    ended_at: instant,
    from_x: metres,
    from_y: metres,
    from_z: metres,
    to_x: metres,
    to_y: metres,
    to_z: metres,
    load_kg: 'UInt32',
    source: word,
    ingested_at: ingestedAt,
  },
})

export const telemetry = defineTable({
  name: 'telemetry',
  grain: 'one machine at one second: where it was and what it measured',
  engine: 'MergeTree',
  partitionBy: 'toYYYYMM(at)',
  orderBy: ['terminal_id', 'eq_kind', 'eq_id', 'at'],
  columns: {
    terminal_id: word,
    eq_kind: word,
    eq_id: word,
    at: instant,
    x: metres,
    y: metres,
    z: metres,
    speed: 'Float32',
    load_kg: 'UInt32',
    soc: 'Float32',
    wind: 'Float32',
    source: word,
    ingested_at: ingestedAt,
  },
})
