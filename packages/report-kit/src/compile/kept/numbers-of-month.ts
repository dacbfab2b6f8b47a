import { monthNumber, monthStart } from '@quaywise/domain'
import { dimensionsOf } from '@quaywise/metrics'
import { measuresOf, type Panel } from '../../panel.ts'
import type { Report } from '../../report.ts'
import { type AnswerRow, answer } from '../answer.ts'
import { covered } from '../covered.ts'
import type { Question } from '../question.ts'
import { type Place, questionOf } from '../request.ts'
import type { PanelContext } from '../run-panel.ts'
import { tileNumbers } from '../run-tiles.ts'
import { choiceOf } from './kept-month.ts'

/** The numbers of a month for one choice of filters, as they are kept. */
export type NumbersOfMonth = {
  readonly choice: string
  readonly month: Readonly<Record<string, AnswerRow>>
  readonly days: Readonly<Record<string, AnswerRow>>
}

/** The values of filters for which a month is kept, each alone, and all of them together. */
const CHOICES: Readonly<Record<string, readonly string[]>> = {
  trunkBranchLine: ['TRUNK', 'BRANCH'],
  distinguishSelectedShip: ['OWN', 'OTHER'],
}

type Filters = Readonly<Record<string, readonly string[]>>

/** Every choice of the filters of a page for which the numbers of a month are kept. */
export const keptChoices = ({ filters }: Pick<Report, 'filters'>): readonly Filters[] =>
  filters.reduce<readonly Filters[]>(
    (choices, filter) => {
      const values = CHOICES[filter]
      if (!values) return choices
      return choices.flatMap((choice) => [
        choice,
        ...values.map((value) => ({ ...choice, [filter]: [value] })),
      ])
    },
    [{}],
  )

/** Counts all that a page tells of a calendar month for one choice of its filters: each measure, and its days. */
export const numbersOfMonth = async (
  report: Report,
  month: string,
  filters: Filters,
  { terminal, reader, parameters }: Pick<PanelContext, 'terminal' | 'reader' | 'parameters'>,
): Promise<NumbersOfMonth> => {
  const plain = monthQuestion(report, month, filters, terminal)
  const asked = parameters ? { ...plain, parameters } : plain
  const measures = [...new Set(Object.values(report.panels).flatMap(measuresOf))]
  const daily = [...new Set(dayMeasures(report))].filter((id) => dimensionsOf(id).includes('day'))
  const [{ rows }, days] = await Promise.all([
    tileNumbers(measures, asked, reader),
    answer({ ...asked, by: ['day'], measures: daily }, reader),
  ])
  const tiles = Object.fromEntries(rows.map(({ measure, ...row }) => [String(measure), row]))
  const whole = Object.fromEntries(rows.map(({ measure, value = null }) => [String(measure), value]))
  const dayRows = days.rows.map(({ day, ...row }) => {
    const cells = covered(row, days, whole, asked.basis)
    return [String(day), cells] as const
  })
  return { choice: choiceOf(asked) ?? '', month: tiles, days: Object.fromEntries(dayRows) }
}

const dayMeasures = ({ panels }: Report): readonly string[] =>
  Object.values(panels).flatMap((panel) => {
    const byDay = panel.kind === 'calendar' || (panel.kind === 'table' && panel.by.join() === 'day')
    return byDay || isDayChart(panel) ? measuresOf(panel) : []
  })

/** Whether a chart has the days of its period and nothing beside them. */
const isDayChart = (panel: Panel): boolean =>
  'x' in panel && panel.x === 'day' && !('series' in panel) && !('y' in panel)

const monthQuestion = (report: Report, month: string, filters: Filters, terminal: Place): Question => {
  const day = `${month}-01 00:00`
  const number = monthNumber(month)
  const window = { from: monthStart(number, terminal.zone), to: monthStart(number + 1, terminal.zone) }
  return { ...questionOf(report, { startTime: day, endTime: day, ...filters }, terminal), window }
}
