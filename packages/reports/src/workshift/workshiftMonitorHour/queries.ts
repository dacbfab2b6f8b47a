import { bottleneckLimits } from '@quaywise/metrics'
import { type CustomQuery, engineInstant } from '@quaywise/report-kit/compile'
import { CALL_DIMENSIONS, ofCalls } from '../../of-calls.ts'
import { stretchesOf, stretchParams, TIME_DIMENSIONS } from '../../of-stretches.ts'
import { bottleneckRows } from './bottleneck-rows.ts'
import { BOTTLENECK_SQL } from './statements.ts'

type Column = ReturnType<CustomQuery>['columns'][number]

const column = (key: string, type: Column['type'], unit: string | null = null): Column => ({
  key,
  unit,
  role: type === 'key' ? 'dimension' : 'attribute',
  type,
})

export const queries: Readonly<Record<string, CustomQuery>> = {
  bottleneck: (question) => {
    const { where, params } = ofCalls(question)
    const limits = bottleneckLimits(question.parameters?.values)
    const stretches = stretchesOf(question)
    return {
      sql: BOTTLENECK_SQL(where),
      params: {
        terminal: question.terminal,
        from: engineInstant(question.window.from),
        to: engineInstant(question.window.to),
        ...stretchParams(stretches),
        ...params,
      },
      columns: [
        column('bottleneck_part', 'key'),
        column('bottleneck_root', 'key'),
        column('started_at', 'instant'),
        column('ended_at', 'instant'),
        column('lost_share', 'number', '%'),
        column('confidence', 'number', '%'),
        column('outside_share', 'number', '%'),
        column('worked_share', 'number', '%'),
        column('lost_minutes', 'number', 'min'),
        column('lost_boxes', 'number', 'box'),
        column('crane', 'key'),
        column('visit_name', 'text'),
        column('crane_wait_minutes', 'number', 'min'),
        column('told_root', 'text'),
        column('block', 'key'),
        column('queued_agvs', 'number', '1'),
        column('reshuffle_minutes', 'number', 'min'),
        column('to_crane', 'key'),
        column('moved_agvs', 'number', '1'),
        column('gained_rate', 'number', 'box/h'),
        column('given_rate', 'number', 'box/h'),
      ],
      applies: [...CALL_DIMENSIONS, ...TIME_DIMENSIONS],
      compares: true,
      arrange: (rows) => bottleneckRows(rows, limits),
    }
  },
}
