import { flag, instant, risingInstant, text, version, word } from './column-types.ts'
import { defineTable } from './table.ts'

export const shift = defineTable({
  name: 'shift',
  grain: 'one shift of a terminal: from when to when, and whose; the last told wins',
  engine: 'ReplacingMergeTree',
  orderBy: ['terminal_id', 'started_at', 'shift_id'],
  columns: {
    terminal_id: word,
    shift_id: text,
    kind: word,
    crew: word,
    leader: word,
    started_at: risingInstant,
    ended_at: instant,
  },
})

export const opMode = defineTable({
  name: 'op_mode',
  grain: 'one operation mode: its direction and whether it is throughput; the last told wins',
  engine: 'ReplacingMergeTree',
  orderBy: ['terminal_id', 'op'],
  columns: { terminal_id: word, op: word, sign: 'Int8', counts_as_throughput: flag },
})

export const delayCode = defineTable({
  name: 'delay_code',
  grain: 'one code of the delay list; the last told wins',
  engine: 'ReplacingMergeTree',
  orderBy: ['terminal_id', 'code'],
  columns: { terminal_id: word, code: word, owner: word, stage: word, controllable: flag },
})

export const parameterVersion = defineTable({
  name: 'parameter_version',
  grain: 'one value of one parameter from an instant on; the last told of a version wins',
  engine: 'ReplacingMergeTree',
  orderBy: ['terminal_id', 'key', 'version'],
  columns: {
    terminal_id: word,
    key: word,
    version,
    value: text,
    unit: word,
    effective_from: instant,
    changed_by: text,
    reason: text,
  },
})
