import { type CustomQuery, engineInstant } from '@quaywise/report-kit/compile'
import { CALL_DIMENSIONS, ofCalls } from '../../of-calls.ts'
import { stretchesOf, stretchParams, TIME_DIMENSIONS } from '../../of-stretches.ts'
import { BERTHS_SQL, HAND_OVER_SQL, STOPS_SQL } from './statements.ts'

type Column = ReturnType<CustomQuery>['columns'][number]

const key = (name: string): Column => ({ key: name, unit: null, role: 'dimension', type: 'key' })
const text = (name: string): Column => ({ key: name, unit: null, role: 'attribute', type: 'text' })
const at = (name: string): Column => ({ key: name, unit: null, role: 'attribute', type: 'instant' })
const count = (name: string, unit = 'box'): Column => ({ key: name, unit, role: 'attribute', type: 'number' })

const asked =
  (sql: (where: string) => string, columns: readonly Column[], more: { compares?: true } = {}): CustomQuery =>
  (question) => {
    const { where, params } = ofCalls(question)
    const stretches = stretchesOf(question)
    return {
      sql: sql(where),
      params: {
        terminal: question.terminal,
        from: engineInstant(question.window.from),
        // What stands at the end is asked of the end of the last stretch.
        to: engineInstant(stretches.at(-1)?.to ?? question.window.to),
        ...stretchParams(stretches),
        ...params,
      },
      columns,
      ...more,
      applies: [...CALL_DIMENSIONS, ...TIME_DIMENSIONS],
    }
  }

export const queries: Readonly<Record<string, CustomQuery>> = {
  narrative: asked(STOPS_SQL, [
    key('crane'),
    key('category'),
    text('visit_name'),
    at('started_at'),
    at('ended_at'),
    count('stop_minutes', 'min'),
    count('stop_cranes', '1'),
  ]),
  berths: asked(
    BERTHS_SQL,
    [
      key('lane_part'),
      key('berth'),
      key('crane'),
      key('visit'),
      text('visit_name'),
      key('trunk_branch'),
      key('op'),
      key('category'),
      count('bay', '1'),
      at('started_at'),
      at('ended_at'),
    ],
    { compares: true },
  ),
  handOver: asked(HAND_OVER_SQL, [
    key('hand_over_part'),
    key('machine'),
    text('visit_name'),
    key('berth'),
    count('planned_boxes'),
    count('done_boxes'),
    count('remaining_boxes'),
    key('op'),
    count('bay', '1'),
    key('bay_type'),
    count('bay_row', '1'),
    text('fault_system'),
    text('fault_code'),
    at('started_at'),
  ]),
}
