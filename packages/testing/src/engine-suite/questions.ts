import { DATASETS, type Dataset, dimensionsOf } from '@quaywise/metrics'
import { ask } from '../ask.ts'
import { type AskedPanel, PANELS, searches } from '../panels/index.ts'
import { WORKED_MORNING_PERIOD } from '../worked-morning/index.ts'
import { WORKED, WORKED_PERIOD } from '../worked-terminal/index.ts'
import type { Bench, Side } from './bench.ts'
import { compared, type EngineCheck, expected } from './check.ts'

const TIMES = [
  { startTime: '2026-03-02 18:00', endTime: '2026-03-02 20:59' },
  { startTime: '2026-03-02 08:00', endTime: '2026-03-02 10:59' },
] as const
const FILTERS = new Map(searches('V2', 'Q1', { from: '2026-03-02 19:00', to: '2026-03-02 20:00' }))
const EVERY_FILTER = FILTERS.get('every filter') ?? {}

const call = async (side: Side, method: 'GET' | 'POST', url: string, payload?: object) => {
  const asked = { method, url, headers: side.headers }
  const response = await side.app.inject(payload ? { ...asked, payload } : asked)
  const said = { status: response.statusCode, ...response.json().data }
  if (response.statusCode !== 200) said.body = response.body
  return said
}

const panelComplaints = async (
  bench: Bench,
  { id, path, panel, kind }: AskedPanel,
): Promise<readonly string[]> => {
  const found: string[] = []
  for (const [what, time, search, rest] of asksOf(kind)) {
    const body = { inquireParamCO: { ...time, visitedPage: path, terminal: WORKED.id, ...search } }
    const url = `/v1/analysis/${id}/${panel}${rest}`
    const ask = (side: Side) => call(side, 'POST', url, { ...body, pageSize: 1000 })
    found.push(...(await compared(bench, what, ask)))
  }
  return found
}

type PanelAsk = readonly [what: string, time: object, search: object, rest: '' | '/rows']

/** Both periods unfiltered with the rows behind them, and one period with every filter. */
const asksOf = (kind: string): readonly PanelAsk[] => {
  const rests = kind === 'custom' ? ([''] as const) : (['', '/rows'] as const)
  const periods = TIMES.flatMap((time) =>
    rests.map((rest): PanelAsk => [`${time.startTime}${rest}`, time, {}, rest]),
  )
  return [...periods, ['every filter', TIMES[0], EVERY_FILTER, '']]
}

const datasetComplaints = async (bench: Bench, dataset: Dataset): Promise<readonly string[]> => {
  const measures = Object.keys(dataset.measures)
  const by = Object.keys(dataset.dimensions)
  const cuttable = measures.filter((id) => by.every((dimension) => dimensionsOf(id).includes(dimension)))
  const cut = { window: WORKED_PERIOD, by, measures: cuttable }
  const wholes = [WORKED_PERIOD, WORKED_MORNING_PERIOD].map((window) => ({ window, by: [], measures }))
  const asks = [...wholes, cut].filter((asked) => asked.measures.length > 0)
  const found = asks.map((asked) =>
    compared(bench, `by ${asked.by.join() || 'nothing'}`, async ({ store }) => ({
      ...(await ask(store, asked)),
    })),
  )
  return (await Promise.all(found)).flat()
}

const conditionComplaints = async (bench: Bench): Promise<readonly string[]> => {
  const found: string[] = []
  for (const time of TIMES)
    for (const visitedPage of new Set(PANELS.map(({ path }) => path))) {
      const body = { inquireParamCO: { ...time, visitedPage, terminal: WORKED.id } }
      const ask = (side: Side) => call(side, 'POST', '/v1/inquire/condition', body)
      found.push(...(await compared(bench, `${time.startTime} ${visitedPage}`, ask)))
    }
  return found
}

/** One thing of each kind of the worked morning. */
const THINGS = ['visit/V3', 'crane/Q3', 'agv/A3', 'asc/Y2W', 'block/Y2', 'truck/TR5', 'instruction/I4']

const thingComplaints = async (bench: Bench): Promise<readonly string[]> => {
  const { rows } = await bench.embedded.store.query<{ unit: string }>(
    `SELECT DISTINCT arrayJoin(unit_ids) AS unit FROM quaywise.che_cycle WHERE terminal_id = {terminal:String}
      AND unit != '' ORDER BY unit LIMIT 12`,
    { params: { terminal: WORKED.id } },
  )
  const things = [...THINGS, ...rows.map(({ unit }) => `container/${unit}`)]
  const found = things.map((thing) =>
    compared(bench, thing, (side) =>
      call(side, 'GET', `/v1/entity/${thing}?${new URLSearchParams({ ...TIMES[1], terminal: WORKED.id })}`),
    ),
  )
  return [...expected('boxes', rows.length, 12), ...(await Promise.all(found)).flat()]
}

const datasets: readonly Dataset[] = DATASETS

/** Every question that a page can ask has the same answer as with the embedded engine. */
export const QUESTION_CHECKS: readonly EngineCheck[] = [
  ...PANELS.map(
    (panel): EngineCheck => ({
      name: `the panel ${panel.id} ${panel.panel}`,
      complaints: (bench) => panelComplaints(bench, panel),
    }),
  ),
  { name: 'the choices of the search forms', complaints: conditionComplaints },
  { name: 'the things behind the numbers', complaints: thingComplaints },
  ...datasets.map(
    (dataset): EngineCheck => ({
      name: `every measure of ${dataset.name}, whole and by all dimensions`,
      complaints: (bench) => datasetComplaints(bench, dataset),
    }),
  ),
]
