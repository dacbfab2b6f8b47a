import { Histogram, LineChart, Panel, RankedBar, ScatterChart } from '../src/index.ts'
import { direction, hours, noise } from './data.ts'

const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 1 }).format
const start = Date.UTC(2026, 10, 20)
const points = new Float64Array(4000).map((_, index) =>
  index % 2 === 0 ? start + index * 20_000 : 20 + 8 * Math.sin(index / 180) + noise(index) * 4,
)
const clock = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Asia/Shanghai',
})
const cumulative = [30, 190, 420, 640, 810, 1010, 1300, 1560, 1700, null, null, null]

function Cumulative() {
  return (
    <Panel title="Boxes worked" subtitle="cumulative" height={220}>
      <LineChart
        title="Boxes worked"
        unit="box"
        categories={hours}
        showPoints
        series={[
          { key: 'actual', label: 'Actual', tone: 'neutral', area: true, values: cumulative },
          {
            key: 'plan',
            label: 'Plan',
            tone: 'load',
            dashed: true,
            values: hours.map((_, index) => 40 + index * 190),
          },
        ]}
        band={{
          label: 'P10–P90',
          low: hours.map((_, index) => (index < 8 ? null : 1700 + (index - 8) * 120)),
          high: hours.map((_, index) => (index < 8 ? null : 1700 + (index - 8) * 230)),
        }}
        now={{ index: 8, label: '16:20' }}
        formatValue={whole}
        direction={direction}
        onMark={() => undefined}
      />
    </Panel>
  )
}

function Cycle() {
  return (
    <Panel title="Cycle time" subtitle="rolling, s" height={220}>
      <LineChart
        title="Cycle time"
        unit="s"
        series={[{ key: 'cycle', label: 'Cycle', tone: 'discharge', values: [], points }]}
        formatTime={(at) => clock.format(at)}
        zoneOffset={480}
        formatValue={whole}
        direction={direction}
      />
    </Panel>
  )
}

function Lost() {
  return (
    <Panel title="Lost crane time by cause" subtitle="792 min ≈ 436 boxes" height={220}>
      <RankedBar
        title="Lost crane time by cause"
        unit="crane-min"
        noteTitle="lost boxes"
        items={[
          { key: 'agv', label: 'Waiting for AGV', value: 312, note: '172', tone: 'waitAgv' },
          { key: 'hatch', label: 'Hatch, lashing, gantry', value: 231, note: '127', tone: 'hatch' },
          { key: 'fault', label: 'Crane fault', value: 94, note: '52', tone: 'fault' },
          {
            key: 'yard',
            label: 'Waiting for yard',
            value: 68,
            note: '37',
            tone: 'waitYard',
            pattern: 'stripes',
          },
          { key: 'ship', label: 'Ship not ready', value: 0, note: '0', tone: 'ship' },
          { key: 'weather', label: 'Weather', value: null, note: '–', tone: 'weather' },
        ]}
        target={{ from: 60, to: 120, label: 'target 60–120 crane-min' }}
        formatValue={whole}
        onMark={() => undefined}
      />
    </Panel>
  )
}

function Turn() {
  return (
    <Panel title="Turn time of trucks" height={220}>
      <Histogram
        title="Turn time of trucks"
        unit="min"
        countUnit="trucks"
        tone="receive"
        bins={Array.from({ length: 14 }, (_, index) => ({
          from: index * 5,
          to: index * 5 + 5,
          count: Math.round(180 * Math.exp(-(((index - 5) / 2.6) ** 2))),
        }))}
        markers={[
          { value: 28, label: 'P50 28' },
          { value: 44, label: 'P90 44' },
          { value: 30, label: 'target 30' },
        ]}
        direction={direction}
        onMark={() => undefined}
      />
    </Panel>
  )
}

function Intensity() {
  return (
    <Panel title="Rate against intensity" height={220}>
      <ScatterChart
        title="Rate against intensity"
        height={220}
        x={{ title: 'Crane intensity', unit: 'cranes' }}
        y={{ title: 'Berth rate', unit: 'box/h' }}
        points={Array.from({ length: 18 }, (_, index) => ({
          key: String(index),
          label: `Call ${index + 1}`,
          x: 2 + noise(index) * 4,
          y: 60 + noise(index) * 80 + noise(index + 40) * 30,
          size: noise(index + 9) * 3000,
          tone: index % 3 === 0 ? ('bad' as const) : ('load' as const),
        }))}
        direction={direction}
        onMark={() => undefined}
      />
    </Panel>
  )
}

function Needed() {
  return (
    <Panel title="Planned and worked" height={220}>
      <LineChart
        title="Planned and worked"
        unit="AGVs"
        categories={hours}
        steps
        directLabels
        series={[
          {
            key: 'need',
            label: 'Needed',
            tone: 'near',
            dashed: true,
            values: hours.map((_, index) => 60 + (index % 4) * 3),
          },
          {
            key: 'active',
            label: 'Active',
            tone: 'working',
            values: hours.map((_, index) => 55 + Math.round(noise(index) * 12)),
          },
        ]}
        formatValue={whole}
        direction={direction}
      />
    </Panel>
  )
}

/** Lines over categories and time, ranking, distribution and scatter. */
export function MoreCharts() {
  return (
    <div className="story__thirds">
      <Cumulative />
      <Cycle />
      <Lost />
      <Turn />
      <Intensity />
      <Needed />
    </div>
  )
}
