import { text, version, word } from './column-types.ts'
import { defineTable } from './table.ts'

export const sourceMemory = defineTable({
  name: 'source_memory',
  grain: 'what messages told of one thing so far, kept for the rest of it; the newest version wins',
  engine: 'ReplacingMergeTree(version)',
  orderBy: ['terminal_id', 'kind', 'name'],
  columns: { terminal_id: word, kind: word, name: text, told: text, version },
})
