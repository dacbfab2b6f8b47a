import type { EntityKind, PanelData, RowsRequest } from '@quaywise/contract'
import { formatLocalMinute } from '@quaywise/domain'
import type { Report } from '@quaywise/report-kit'
import { type Question, runRows, runTiles, type Window } from '@quaywise/report-kit/compile'
import { panelData } from '../analysis/panel-call.ts'
import type { PartialReader } from '../analysis/reader.ts'
import type { EntityAsk } from './entity-source.ts'
import { SOURCES } from './sources.ts'

const MINUTE_MS = 60_000

const WHOLE = {
  basis: 'time',
  measures: [],
  by: [],
  attributes: [],
  scopes: {},
  order: [],
  reasons: true,
  limit: 1,
  offset: 0,
} as const

/** The numbers of a kind of thing as a page of one panel. */
const reportOf = (kind: EntityKind) => ({
  queries: {},
  report: {
    id: `entity/${kind}`,
    path: '',
    authority: '',
    gated: false,
    basis: 'time',
    filters: ['period'],
    panels: { kpis: { kind: 'kpis', measures: SOURCES[kind].measures } },
  } as Report,
})

/** A window as the pages ask for it: whole minutes of the terminal's wall clock, the last one included. */
export const periodOf = (
  { from, to }: Window,
  zone: string,
): { readonly startTime: string; readonly endTime: string } => ({
  startTime: formatLocalMinute(from, zone),
  endTime: formatLocalMinute(to - MINUTE_MS, zone),
})

/** The numbers of one thing in a window: each measure as its pages count it, restricted to the thing. */
export const numbersOf = (
  kind: EntityKind,
  window: Window,
  { id, terminal, inEffect }: EntityAsk,
  reader: PartialReader,
): Promise<PanelData> => {
  const { dimension, measures } = SOURCES[kind]
  const question: Question = {
    ...WHOLE,
    ...{ terminal: terminal.id, zone: terminal.zone, window, now: terminal.now },
    restrictions: [{ dimension, values: [id], of: 'mark' }],
    parameters: inEffect,
  }
  const run = async () => {
    const { columns, rows } = await runTiles({ kind: 'kpis', measures }, question, undefined, reader)
    const [start, end] = [window.from, window.to].map((at) => new Date(at).toISOString())
    return {
      kind: 'kpis',
      columns,
      rows,
      window: { start: start ?? '', end: end ?? '', zone: terminal.zone },
    }
  }
  return panelData(run, reportOf(kind), terminal, reader, { inEffect })
}

/** The rows behind one number of a thing. */
export const rowsOf = (
  kind: EntityKind,
  { id, terminal, inEffect }: Pick<EntityAsk, 'id' | 'terminal' | 'inEffect'>,
  body: RowsRequest,
  reader: PartialReader,
): Promise<PanelData> => {
  const found = reportOf(kind)
  const asked = { ...body, mark: { [SOURCES[kind].dimension]: id } }
  return panelData((context) => runRows(found.report, 'kpis', asked, context), found, terminal, reader, {
    inEffect,
  })
}
