import { defineDataset } from '../dataset.ts'
import { timeBuckets } from './shared-dimensions.ts'

const listed = (column: string): string => `arrayStringConcat(arraySort(groupUniqArray(${column})), ', ')`

/** The shifts as the terminal keeps them. */
export const shiftCalendar = defineDataset({
  name: 'shiftCalendar',
  rollup: 'never',
  grain: 'one shift',
  table: 'shift',
  final: true,
  time: { rule: 'start', at: 'started_at' },
  dimensions: { ...timeBuckets },
  measures: {
    shift_leader: {
      value: listed('leader'),
      result: 'text',
      unit: '1',
      means: 'Who led the shifts that began.',
    },
    shift_crew: {
      value: listed('crew'),
      result: 'text',
      unit: '1',
      means: 'The crews of the shifts that began.',
    },
  },
  rows: {
    started_at: { sql: 'started_at', type: 'instant' },
    ended_at: { sql: 'ended_at', type: 'instant' },
    leader: { sql: 'leader', type: 'text' },
    crew: { sql: 'crew', type: 'text' },
  },
})
