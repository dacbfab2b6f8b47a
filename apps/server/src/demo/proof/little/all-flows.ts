import { HOUR, type LoadedTerminal, SCENARIO, SPAN } from '../loaded-terminal.fixture.ts'
import { boxesInStacks, type Flow, only, sumIn } from './flows.ts'

const HOUR_SECONDS = 3600
const OWN = only('own_ship', 'OWN')
const SHIP_TO_SHIP = ['BRANCH_TRUNK', 'TRUNK_BRANCH', 'TRUNK_TRUNK']
const everywhere = { seen: [], told: [] }

/** What of the stays of calls lies before the four weeks, less what of those still there lies in them: hours. */
const atTheEdges = async (terminal: LoadedTerminal, came: 'ata' | 'atb'): Promise<number> => {
  const column = (name: string): string => `toUnixTimestamp64Milli(${name})`
  const rows = await terminal.rows(
    `${column(`assumeNotNull(${came})`)} AS came, ifNull(${column('atd')}, 9e15) AS left`,
    `vessel_visit FINAL WHERE own_ship = 'OWN' AND isNotNull(${came})`,
  )
  return rows.reduce((hours, row) => {
    const [from, to] = [Number(row.came), Number(row.left)]
    const before = to > SPAN.from ? Math.max(0, SPAN.from - from) : 0
    const standing = to >= SPAN.to ? Math.max(0, SPAN.to - from) : 0
    return hours + (standing - before) / HOUR
  }, 0)
}

const YARD: readonly Flow[] = [
  boxesInStacks('boxes in the yard', 'stock_box_hours', everywhere),
  ...(['import', 'export', 'transhipment'] as const).map((flow) => {
    const told = flow === 'transhipment' ? SHIP_TO_SHIP : [flow.toUpperCase()]
    const kept = { seen: [], told: [only('container_flow', ...told)] }
    return boxesInStacks(`${flow} boxes in the yard`, `${flow}_box_hours`, kept)
  }),
  boxesInStacks('reefers in the yard', 'reefer_box_hours', { seen: [], told: [only('reefer', '1')] }),
  boxesInStacks('empty boxes in the yard', 'empty_box_hours', {
    seen: [],
    told: [only('full_empty', 'EMPTY')],
  }),
  ...SCENARIO.layout.blocks.map(({ id }) =>
    boxesInStacks(`boxes in block ${id}`, 'stock_box_hours', {
      seen: [only('block', id)],
      told: [only('block', id)],
    }),
  ),
]

const SHIPS: readonly Flow[] = [
  {
    what: 'ships at berth',
    exact: true,
    census: (terminal) => sumIn(terminal, 'berth_hours'),
    stays: async (terminal) =>
      (await sumIn(terminal, 'call_berth_hours', [OWN])) + (await atTheEdges(terminal, 'atb')),
  },
  {
    what: 'ships in port',
    exact: true,
    census: async (terminal) =>
      (await sumIn(terminal, 'berth_hours')) + (await sumIn(terminal, 'wait_berth_hours')),
    stays: async (terminal) =>
      (await sumIn(terminal, 'port_hours', [OWN])) + (await atTheEdges(terminal, 'ata')),
  },
]

/** Stays of minutes: what the edges of four weeks cut off is nothing. */
const SHORT: readonly Flow[] = [
  {
    what: 'trucks inside',
    census: async (terminal) => {
      const { rows } = await terminal.ask({ window: SPAN, by: ['hour'], measures: ['trucks_inside'] })
      return rows.reduce((sum, row) => sum + Number(row.trucks_inside), 0)
    },
    stays: async (terminal) => (await sumIn(terminal, 'truck_turn_minutes')) / 60,
  },
  {
    what: 'vehicles on a trip',
    exact: true,
    census: (terminal) => sumIn(terminal, 'agv_job_hours'),
    stays: async (terminal) => (await sumIn(terminal, 'agv_trip_seconds')) / HOUR_SECONDS,
  },
  {
    what: 'vehicles in the queue of the stacking cranes',
    exact: true,
    census: (terminal) => sumIn(terminal, 'agv_hours', [only('activity', 'W_ASC')]),
    stays: async (terminal) => (await sumIn(terminal, 'agv_wait_asc_seconds')) / HOUR_SECONDS,
  },
  {
    what: 'vehicles in the queue of the quay cranes',
    exact: true,
    census: (terminal) => sumIn(terminal, 'agv_hours', [only('activity', 'W_QC')]),
    stays: async (terminal) => (await sumIn(terminal, 'agv_wait_qc_seconds')) / HOUR_SECONDS,
  },
]

/** Every flow that Little's law is held against. */
export const FLOWS: readonly Flow[] = [...YARD, ...SHIPS, ...SHORT]
