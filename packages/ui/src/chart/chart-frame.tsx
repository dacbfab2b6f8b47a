import { type KeyboardEvent, type ReactNode, type RefObject, useContext } from 'react'
import { createPortal } from 'react-dom'
import { PanelContext } from '../panel/panel-context.ts'
import { Skeleton, type SkeletonKind } from '../skeleton/skeleton.tsx'
import type { Direction } from './direction.ts'
import './chart.css'

type ChartFrameProps = {
  title: string
  subtitle?: string | undefined
  legend?: ReactNode | undefined
  height: number
  direction?: Direction | undefined
  loading?: boolean | undefined
  skeleton: SkeletonKind
  emptyText?: string | undefined
  cursor?: { at: number; count: number; said: string } | undefined
  table: ReactNode
  host: RefObject<HTMLDivElement | null>
  onKeyDown?: ((event: KeyboardEvent<HTMLElement>) => void) | undefined
  onBlur?: (() => void) | undefined
}

function ChartHead({ title, subtitle, legend }: Pick<ChartFrameProps, 'title' | 'subtitle' | 'legend'>) {
  const panel = useContext(PanelContext)
  if (panel !== null && panel.title === title) {
    return panel.legend !== null && legend !== undefined ? createPortal(legend, panel.legend) : null
  }
  return (
    <div className="qw-chart__head">
      <span className="qw-chart__title">{title}</span>
      {subtitle !== undefined && <span className="qw-chart__subtitle">{subtitle}</span>}
      {legend}
    </div>
  )
}

/** The frame of every drawn chart: head, fixed height, keyboard, spoken cursor, and the numbers as a table. */
export function ChartFrame(props: ChartFrameProps) {
  const { title, height, host, emptyText, loading = false } = props
  const { at, count, said } = props.cursor ?? { at: 0, count: 0, said: title }
  return (
    <figure className="qw-chart" aria-label={title} dir={props.direction}>
      <ChartHead title={title} subtitle={props.subtitle} legend={loading ? undefined : props.legend} />
      <div className="qw-chart__stage" style={{ blockSize: height }}>
        <div
          className="qw-chart__canvas qw-focusable"
          role="slider"
          aria-label={title}
          aria-valuemin={0}
          aria-valuemax={Math.max(0, count - 1)}
          aria-valuenow={at}
          aria-valuetext={said}
          tabIndex={0}
          dir="ltr"
          ref={host}
          hidden={loading || emptyText !== undefined}
          onKeyDown={props.onKeyDown}
          onBlur={props.onBlur}
        />
        {loading && (
          <div className="qw-chart__over">
            <Skeleton kind={props.skeleton} />
          </div>
        )}
        {!loading && emptyText !== undefined && (
          <div className="qw-chart__over qw-chart__over--text">{emptyText}</div>
        )}
      </div>
      {props.table}
    </figure>
  )
}
