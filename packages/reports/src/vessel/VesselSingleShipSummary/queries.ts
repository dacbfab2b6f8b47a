import { VISIT_STAMPS } from '@quaywise/domain'
import type { Column, CustomQuery, Question } from '@quaywise/report-kit/compile'
import { BAYS, DELAYS, EVENTS, EXCEPTIONS, OUTLOOK, PROGRESS, RESTOWS, stampsSql, WORK } from './call-sql.ts'

const column = (key: string, type: Column['type'], unit: string | null = null): Column => ({
  ...{ key, type, unit },
  role: type === 'number' ? 'measure' : type === 'key' ? 'dimension' : 'attribute',
})
const instants = (...keys: readonly string[]): readonly Column[] => keys.map((key) => column(key, 'instant'))
const keys = (...names: readonly string[]): readonly Column[] => names.map((key) => column(key, 'key'))
const texts = (...names: readonly string[]): readonly Column[] => names.map((key) => column(key, 'text'))
const number = (key: string, unit: string | null = null): Column => column(key, 'number', unit)

const valuesOf = ({ restrictions }: Question, dimension: string): readonly string[] =>
  restrictions.filter((r) => r.dimension === dimension).flatMap(({ values }) => values.map((v) => v ?? ''))

/** A statement about the calls of the question; without a call it has no rows. */
const ofCall =
  (sql: string, columns: readonly Column[]): CustomQuery =>
  (question) => ({
    sql,
    params: {
      terminal: question.terminal,
      visits: valuesOf(question, 'visit'),
      cranes: valuesOf(question, 'crane'),
      ops: valuesOf(question, 'op'),
    },
    columns,
  })

/** What the page of one call shows beside its measures. */
export const queries: Readonly<Record<string, CustomQuery>> = {
  stamps: ofCall(stampsSql(VISIT_STAMPS.map(({ key }) => key)), [
    ...keys('stamp'),
    ...instants('actual_at', 'plan_at', 'expected_at'),
  ]),
  cranes: ofCall(WORK, [
    ...keys('part', 'crane', 'bay', 'bay_type', 'op', 'category'),
    ...instants('started_at', 'ended_at'),
    number('boxes', 'box'),
  ]),
  progress: ofCall(PROGRESS, [...keys('part'), ...instants('at'), number('boxes', 'box')]),
  bays: ofCall(BAYS, [
    ...keys('part'),
    ...[number('bay'), number('row'), number('tier')],
    ...keys('bay_type', 'op', 'crane'),
    ...[number('boxes', 'box'), number('seconds', 's'), number('lost_seconds', 's')],
    column('units', 'list'),
    ...instants('ended_at'),
  ]),
  outlook: ofCall(OUTLOOK, [
    ...instants('made_at'),
    ...keys('method'),
    ...instants('etc_p10', 'etc_p50', 'etc_p90'),
    ...[number('done_boxes', 'box'), number('planned_boxes', 'box')],
  ]),
  advice: ofCall(OUTLOOK, [...instants('made_at'), ...keys('method')]),
  delays: ofCall(DELAYS, [
    ...instants('started_at', 'ended_at'),
    ...keys('category', 'crane', 'bay'),
    ...[number('lost_minutes', 'min'), number('lost_boxes', 'box')],
    ...keys('owner', 'wait_root', 'fault_system'),
    ...texts('note'),
  ]),
  restows: ofCall(RESTOWS, [
    ...instants('ended_at'),
    ...keys('crane', 'op', 'restow_reason'),
    ...texts('position'),
    number('boxes', 'box'),
    number('duration', 's'),
    column('units', 'list'),
  ]),
  exceptions: ofCall(EXCEPTIONS, [
    ...keys('exception', 'op'),
    ...texts('position', 'unit', 'note'),
    ...instants('at'),
  ]),
  events: ofCall(EVENTS, [
    ...instants('at'),
    ...keys('event'),
    ...texts('machine'),
    number('minutes', 'min'),
    ...keys('fault_system'),
    ...texts('note'),
  ]),
}
