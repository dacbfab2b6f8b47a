import { useRef, useState } from 'react'
import { timeTicks } from '../chart/time-ticks.ts'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { GanttAxis } from './gantt-axis.tsx'
import { GanttLegend } from './gantt-legend.tsx'
import { GanttMarks } from './gantt-marks.tsx'
import type { GanttLane, GanttProps, TimeRange } from './gantt-props.ts'
import { GanttStage } from './gantt-stage.tsx'
import { GanttTable } from './gantt-table.tsx'
import { Minimap } from './minimap.tsx'
import { useWidth } from './use-canvas.ts'
import '../chart/chart.css'
import './gantt.css'

const lanesInView = 40
const tickRoom = 62

type LaneListProps = { lanes: readonly GanttLane[]; text: 'label' | 'note'; laneHeight: number }

function LaneList({ lanes, text, laneHeight }: LaneListProps) {
  return (
    <ul className={text === 'label' ? 'qw-gantt__lanes' : 'qw-gantt__notes'}>
      {lanes.map((lane) => (
        <li key={lane.key} className="qw-gantt__lane" style={{ blockSize: laneHeight }}>
          {lane[text]}
        </li>
      ))}
    </ul>
  )
}

/** Bars on lanes over time with axis, present, notes and a minimap; about 40 lanes are in view at once. */
export function Gantt(props: GanttProps) {
  const { title, lanes, bars, range, laneHeight = 26, empty } = props
  const axis = useRef<HTMLDivElement>(null)
  const width = useWidth(axis)
  const [view, setView] = useState({ of: range, window: range })
  const shown = view.of[0] === range[0] && view.of[1] === range[1] ? view.window : range
  const setWindow = (window: TimeRange) => setView({ of: range, window })
  const ticks = timeTicks(shown[0], shown[1], Math.max(2, Math.floor(width / tickRoom)), props.zoneOffset)
  const now = typeof props.now === 'number' ? props.now : props.now?.at
  const blank = props.loading === true || (bars.length === 0 && empty !== undefined)
  return (
    <figure className="qw-gantt" aria-label={title} dir={props.direction}>
      {!blank && <GanttLegend legend={props.legend} title={title} />}
      <div className="qw-gantt__axis" ref={axis}>
        {!blank && <GanttAxis gantt={props} window={shown} width={width} ticks={ticks} />}
        {!blank && <GanttMarks marks={props.marks} window={shown} width={width} />}
      </div>
      <span className="qw-gantt__note-title">{props.noteTitle}</span>
      {blank ? (
        <div
          className="qw-gantt__over"
          style={{ blockSize: Math.min(lanes.length, lanesInView) * laneHeight }}
        >
          {props.loading === true ? <Skeleton kind="lanes" /> : empty}
        </div>
      ) : (
        <>
          <div className="qw-gantt__scroll" style={{ maxBlockSize: lanesInView * laneHeight }}>
            <LaneList lanes={lanes} text="label" laneHeight={laneHeight} />
            <GanttStage
              gantt={props}
              window={shown}
              width={width}
              laneHeight={laneHeight}
              ticks={ticks}
              now={now}
              onWindow={setWindow}
            />
            <LaneList lanes={lanes} text="note" laneHeight={laneHeight} />
          </div>
          <GanttTable gantt={props} />
          <Minimap gantt={props} window={shown} width={width} onWindow={setWindow} />
        </>
      )}
    </figure>
  )
}
