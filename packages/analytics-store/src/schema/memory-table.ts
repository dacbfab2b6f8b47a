import { instant, text, version, word } from './column-types.ts'
import { defineTable } from './table.ts'

export const sourceMemory = defineTable({
  name: 'source_memory',
  grain: 'what messages told of one thing so far, kept for the rest of it; the newest version wins',
  engine: 'ReplacingMergeTree(version)',
  orderBy: ['terminal_id', 'kind', 'name'],
  columns: { terminal_id: word, kind: word, name: text, told: text, version },
})

export const factPlace = defineTable({
  name: 'fact_place',
  grain:
    'a day on which a thing of a table was told to stand, kept to find it when a correction moves it far',
  engine: 'ReplacingMergeTree',
  orderBy: ['terminal_id', 'fact', 'name', 'at'],
  columns: { terminal_id: word, fact: word, name: text, at: instant },
})
