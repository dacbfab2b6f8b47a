import { BarChart, LineChart, Panel, type Series } from '../src/index.ts'
import { direction, noise } from './data.ts'

const write = new Intl.NumberFormat('en', { maximumFractionDigits: 1 }).format
const vessels = [
  'Aurelia 042W',
  'Linden Express 118E',
  'Solstice',
  'Northern Juniper 7',
  'Kestrel Bay',
  'Orion 22W',
  'Tamarind Star',
  'Halcyon 9',
  'Borealis Trader',
]
const values = (seed: number, scale: number) =>
  vessels.map((_, index) => Math.round(noise(index + seed) * scale))
const rates: Series[] = [
  { key: 'now', label: 'This period', tone: 'load', values: values(1, 40) },
  { key: 'before', label: 'Before', tone: 'load', dashed: true, values: values(2, 38) },
  {
    key: 'share',
    label: 'Working share',
    tone: 'near',
    pattern: 'dots',
    axis: 'right',
    values: values(3, 100),
  },
]
const deltas: Series[] = [
  {
    key: 'delta',
    label: 'Against plan',
    tone: 'good',
    values: vessels.map((_, index) => Math.round((noise(index) - 0.5) * 40)),
  },
]
const start = Date.UTC(2026, 9, 1)
const points = new Float64Array(2_000_000).map((_, index) =>
  index % 2 === 0 ? start + (index / 2) * 2_600 : 30 + 6 * Math.sin(index / 90_000) + noise(index) * 3,
)
const day = new Intl.DateTimeFormat('en-GB', { day: '2-digit', month: 'short', timeZone: 'UTC' })

/** Bars side by side over names, bars around zero, and a line of a million points. */
export function Bars() {
  return (
    <div className="story__thirds">
      <Panel title="Rate by vessel" height={240}>
        <BarChart
          title="Rate by vessel"
          unit="box/h"
          rightUnit="%"
          categories={vessels}
          categoryKind="name"
          categoryTitle="Vessel"
          series={rates}
          height={240}
          formatValue={write}
          direction={direction}
        />
      </Panel>
      <Panel title="Against plan" height={240}>
        <BarChart
          title="Against plan"
          unit="box"
          categories={vessels}
          categoryKind="name"
          series={deltas}
          totals
          height={240}
          formatValue={write}
          direction={direction}
        />
      </Panel>
      <Panel title="Cycle time of every move" height={240}>
        <LineChart
          title="Cycle time of every move"
          unit="s"
          series={[{ key: 'cycle', label: 'Cycle', tone: 'load', values: [], points }]}
          formatTime={(at) => day.format(at)}
          formatValue={write}
          height={240}
          direction={direction}
        />
      </Panel>
    </div>
  )
}
