import { Gantt, type GanttBar, Panel, type Tone } from '../src/index.ts'
import { direction, noise } from './data.ts'

const hour = 3_600_000
const start = Date.UTC(2026, 10, 19, 14)
const now = start + 17.4 * hour
const lanes = ['QC106', 'QC107', 'QC108', 'QC109', 'QC110'].map((key) => ({ key, label: key, note: '30.4' }))
const kinds: Tone[] = ['discharge', 'load', 'discharge', 'waitAgv', 'load', 'hatch', 'restow', 'fault']
const clock = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Asia/Shanghai',
})

const bars: GanttBar[] = lanes.flatMap((lane, row) => {
  let at = start + noise(row) * 2 * hour
  return Array.from({ length: 18 }, (_, index): GanttBar => {
    const tone = kinds[(index + row) % kinds.length] ?? 'load'
    const short = tone === 'waitAgv' || tone === 'fault' || tone === 'hatch'
    const from = at
    const to = from + (short ? 0.25 : 0.8 + noise(index * 7 + row) * 1.4) * hour
    at = to + 0.05 * hour
    const label = short ? undefined : `Bay ${String(2 + index * 4).padStart(2, '0')}`
    return { key: `${lane.key}-${index}`, lane: lane.key, from, to, tone, label, outline: from > now }
  })
})

/** Crane work over time. */
export function Work() {
  return (
    <Panel title="Crane work by bay" subtitle="QC × time" height={200}>
      <Gantt
        title="Crane work by bay"
        lanes={lanes}
        bars={bars}
        range={[start, start + 26 * hour]}
        now={{ at: now, label: clock.format(now) }}
        formatTime={(at) => clock.format(at)}
        zoneOffset={480}
        noteTitle="box/h"
        direction={direction}
        onMark={() => undefined}
      />
    </Panel>
  )
}
