import { fraction, ingestedAt, risingInstant, word } from './column-types.ts'
import { defineTable } from './table.ts'

export const weather = defineTable({
  name: 'weather',
  grain: 'the weather of one terminal at one instant',
  engine: 'MergeTree',
  partitionBy: 'toYYYYMM(at)',
  orderBy: ['terminal_id', 'at'],
  columns: {
    terminal_id: word,
    at: risingInstant,
    wind: fraction,
    gust: fraction,
    rain: fraction,
    visibility: fraction,
    source: word,
    ingested_at: ingestedAt,
  },
})
