import { BarChart, HeatMap, IconButton, type MarkEvent, Panel } from '../src/index.ts'
import { boxes, causes, cranes, direction, hours, rates } from './data.ts'

const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 }).format
const expected = [null, null, null, null, null, null, null, 302, 316, 322, 318, 308]

const totals = Object.fromEntries(
  cranes.flatMap(({ key, group }, index) =>
    group === undefined
      ? []
      : [[key, index % 3 === 0 ? { text: '29.4', tone: 'bad' as const } : { text: '31.6' }]],
  ),
)

/** The pair of charts and the heat map of a shift. */
export function Shift({ onMenu }: { onMenu: (event: MarkEvent) => void }) {
  const onMark = ({ event }: { event: MarkEvent }) => onMenu(event)
  const more = <IconButton icon="more" label="More" onPress={() => undefined} />
  return (
    <div className="story__wide">
      <div className="story__column">
        <Panel title="Boxes per hour" subtitle="by hour of set-down" actions={more} height={220}>
          <BarChart
            title="Boxes per hour"
            unit="box"
            categories={hours}
            series={boxes}
            stacked
            totals
            planLine={{ label: 'Plan 320 / h', value: 320 }}
            now={{ index: 7, label: 'now 15:24', share: 0.4 }}
            forecast={{
              label: 'Forecast P50',
              values: expected,
              low: expected.map((value, index) => (value === null ? null : value - (index - 7) * 11)),
              high: expected.map((value, index) => (value === null ? null : value + (index - 7) * 9)),
            }}
            formatValue={whole}
            tooltipHint="Click: rows of this hour"
            direction={direction}
            onMark={onMark}
          />
        </Panel>
        <Panel title="Crane time by cause" subtitle="% of gross hours" actions={more} height={170}>
          <BarChart
            title="Crane time by cause"
            unit="min"
            categories={hours}
            series={causes}
            normalised
            now={{ index: 7, label: '15:24' }}
            pending={{ from: 8, label: 'no records yet' }}
            formatValue={whole}
            height={170}
            direction={direction}
            onMark={onMark}
          />
        </Panel>
      </div>
      <Panel title="Rate by crane and hour" subtitle="box/h" actions={more} height={350}>
        <HeatMap
          title="Rate by crane and hour"
          unit="box/h"
          rows={cranes}
          columns={hours.map((hour) => ({ key: hour, label: hour, current: hour === '15' }))}
          cells={rates}
          scale={{ min: 10, max: 40 }}
          totals={{ label: 'shift', values: totals }}
          target={{ value: 29.7, label: 'under 29.7' }}
          labels={{ off: 'off', fault: 'fault', part: 'hour not over', noData: 'no records yet' }}
          direction={direction}
          onMark={onMark}
        />
      </Panel>
    </div>
  )
}
