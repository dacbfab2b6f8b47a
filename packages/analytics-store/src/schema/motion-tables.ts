import { hundredths, ingestedAt, large, risingInstant, small, text, word } from './column-types.ts'
import { defineTable } from './table.ts'

export const cyclePhase = defineTable({
  name: 'cycle_phase',
  grain: 'one phase of one cycle of a machine, from one place to another',
  engine: 'MergeTree',
  partitionBy: 'toMonday(started_at)',
  orderBy: ['terminal_id', 'toStartOfHour(started_at)', 'eq_kind', 'eq_id', 'started_at'],
  columns: {
    terminal_id: word,
    eq_kind: word,
    eq_id: word,
    cycle_id: text,
    seq: small,
    trolley: word,
    phase: word,
    started_at: risingInstant,
    ended_at: risingInstant,
    from_x: hundredths,
    from_y: hundredths,
    from_z: hundredths,
    to_x: hundredths,
    to_y: hundredths,
    to_z: hundredths,
    load_kg: large,
    source: word,
    ingested_at: ingestedAt,
  },
})

export const telemetry = defineTable({
  name: 'telemetry',
  grain: 'one machine at one second: where it was and what it measured',
  engine: 'MergeTree',
  partitionBy: 'toYYYYMMDD(at)',
  orderBy: ['terminal_id', 'toStartOfHour(at)', 'eq_kind', 'eq_id', 'at'],
  columns: {
    terminal_id: word,
    eq_kind: word,
    eq_id: word,
    at: risingInstant,
    x: hundredths,
    y: hundredths,
    z: hundredths,
    speed: hundredths,
    load_kg: large,
    soc: hundredths,
    wind: hundredths,
    source: word,
    ingested_at: ingestedAt,
  },
})
