import { formatLocalMinute } from '@quaywise/domain'
import { REPORTS } from '@quaywise/reports/server'
import type { LoadedTerminal } from './loaded-terminal.ts'

const DAY_MS = 86_400_000
/** How long the periods are that people ask for: a shift, a day, three days, a week. */
const DAYS = [0.5, 1, 1, 3, 7] as const
const LINES = [['TRUNK'], ['TRUNK'], ['BRANCH'], ['TRUNK', 'BRANCH']] as const

/** Draws that come out alike in every run (a linear congruential generator, Numerical Recipes). */
export const drawsOf = (seed: number): (() => number) => {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

const oneOf = <T>(choices: readonly T[], draw: () => number): T =>
  choices[Math.floor(draw() * choices.length)] as T

/** Where the questions may fall: from the first day to the last whole one. */
export type Span = { readonly from: number; readonly to: number }

/** A page's form filled in at random: a period within the span, a choice of lines, own ships or all. */
export const formOf = (
  path: string,
  terminal: LoadedTerminal['terminal'],
  span: Span,
  draw: () => number,
) => {
  const length = oneOf(DAYS, draw) * DAY_MS
  const latest = Math.max(span.from, span.to - length)
  const start = Math.floor((span.from + draw() * (latest - span.from)) / (DAY_MS / 2)) * (DAY_MS / 2)
  return {
    startTime: formatLocalMinute(start, terminal.zone),
    endTime: formatLocalMinute(start + length - 60_000, terminal.zone),
    visitedPage: path,
    terminal: terminal.id,
    trunkBranchLine: [...oneOf(LINES, draw)],
    ...(draw() < 0.7 ? { distinguishSelectedShip: ['OWN'] } : {}),
  }
}

export type Form = ReturnType<typeof formOf>

/** Every panel of every page, in the order of the pages. */
export const PANELS = [...REPORTS.values()].flatMap(({ report }) =>
  Object.keys(report.panels).map((panel) => ({ id: report.id, path: report.path, panel })),
)
export type PanelOf = (typeof PANELS)[number]

/** Asks one panel as a browser does; throws for any answer but success. */
export const askPanel = async ({ app, token }: LoadedTerminal, panel: PanelOf, form: Form): Promise<void> => {
  const answer = await app.inject({
    method: 'POST',
    url: `/v1/analysis/${panel.id}/${panel.panel}`,
    headers: { authorization: `Bearer ${token}` },
    payload: { inquireParamCO: form },
  })
  if (answer.statusCode !== 200) throw new Error(`${panel.id} ${panel.panel}: ${answer.body.slice(0, 500)}`)
}
