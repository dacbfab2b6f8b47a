export type { Answer, AnswerRow, Reader } from './answer.ts'
export { answer } from './answer.ts'
export { beginningOf, recordsOf } from './beginning.ts'
export type { Cell, RatioCell } from './cells.ts'
export { type ChangedRows, changedRows } from './changed-rows.ts'
export type { Column } from './columns.ts'
export { type Compare, type Compared, comparedWith, compareOf } from './compare/compared-question.ts'
export { compileQuestion } from './compile-question.ts'
export { type Conditions, conditionsOf, freshnessOf } from './conditions.ts'
export { choiceOf, type KeptMonth, type KeptMonths } from './kept/kept-month.ts'
export { keptChoices, type NumbersOfMonth, numbersOfMonth } from './kept/numbers-of-month.ts'
export { type MachineTrack, machineTrack, type TrackPoint, type TrackQuestion } from './machine-track.ts'
export { type MetricInfo, metricCatalogue } from './metric-catalogue.ts'
export { windowOfPanel } from './panel-question.ts'
export { type Question, type Restriction, UnanswerableError } from './question.ts'
export { type Inquiry, type Place, questionOf } from './request.ts'
export { RequestError } from './request-error.ts'
export {
  type CustomQuery,
  type PanelAnswer,
  type PanelContext,
  type PanelRequest,
  panelOf,
  runPanel,
} from './run-panel.ts'
export { type RowsRequest, runRows } from './run-rows.ts'
export { runTiles } from './run-tiles.ts'
export { shiftsOf } from './shifts-of.ts'
export { type StreamContext, type StreamedAnswer, type StreamReader, streamPanel } from './stream-panel.ts'
export { streamRows } from './stream-rows.ts'
export type { ColumnCondition } from './where.ts'
export { engineInstant, type Window, windowOf } from './window.ts'
