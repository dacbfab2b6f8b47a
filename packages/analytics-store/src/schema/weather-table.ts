import { ingestedAt, instant, word } from './column-types.ts'
import { defineTable } from './table.ts'

export const weather = defineTable({
  name: 'weather',
  grain: 'the weather of one terminal at one instant',
  engine: 'MergeTree',
  partitionBy: 'toYYYYMM(at)',
  orderBy: ['terminal_id', 'at'],
  columns: {
    terminal_id: word,
    at: instant,
    wind: 'Float32',
    gust: 'Float32',
    rain: 'Float32',
    visibility: 'Float32',
    source: word,
    ingested_at: ingestedAt,
  },
})
