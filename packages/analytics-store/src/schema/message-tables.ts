import { ingestedAt, large, maybeInstant, text, word } from './column-types.ts'
import { defineTable } from './table.ts'

export const message = defineTable({
  name: 'message',
  grain: 'one message of a batch as it came; the last told of a number wins',
  engine: 'ReplacingMergeTree',
  orderBy: ['terminal_id', 'batch_id', 'seq'],
  columns: {
    terminal_id: word,
    batch_id: text,
    seq: large,
    type: word,
    sender: word,
    reference: text,
    at: maybeInstant,
    text: 'String CODEC(ZSTD(3))',
    ingested_at: ingestedAt,
  },
})

export const messageSubject = defineTable({
  name: 'message_subject',
  grain: 'one thing of which one message speaks: a call, a container, a truck visit',
  engine: 'ReplacingMergeTree',
  orderBy: ['terminal_id', 'subject_kind', 'subject_id', 'batch_id', 'seq'],
  columns: {
    terminal_id: word,
    subject_kind: word,
    subject_id: text,
    batch_id: text,
    seq: large,
  },
})
