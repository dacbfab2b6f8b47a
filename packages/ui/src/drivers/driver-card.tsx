import { classNames } from '../base/class-names.ts'
import { markEvent } from '../chart/mark-event.ts'
import type { MarkEvent } from '../chart/series.ts'
import type { DriverEnd } from './driver-props.ts'

type DriverCardProps = {
  end: DriverEnd
  kind: 'against' | 'factor' | 'result'
  heaviest?: boolean | undefined
  tone?: 'good' | 'bad' | undefined
  onMark?: ((event: MarkEvent) => void) | undefined
}

/** One term of the equation: what it is, its number, and the two sides that make it. */
export function DriverCard({ end, kind, heaviest, tone, onMark }: DriverCardProps) {
  const inside = (
    <>
      <span className="qw-driver__label" title={end.label}>
        {end.label}
      </span>
      <span className="qw-driver__value">
        {end.value}
        {end.unit !== undefined && <small>{end.unit}</small>}
      </span>
      <span className="qw-driver__sides" title={end.sides}>
        <bdi>{end.sides}</bdi>
      </span>
      {end.note !== undefined && (
        <span className={classNames('qw-driver__note', tone && `qw-driver__note--${tone}`)}>
          <bdi>{end.note}</bdi>
        </span>
      )}
    </>
  )
  const name = classNames('qw-driver', `qw-driver--${kind}`, heaviest && 'qw-driver--heaviest')
  if (onMark === undefined) return <span className={name}>{inside}</span>
  return (
    <button
      type="button"
      className={classNames(name, 'qw-focusable')}
      onClick={(event) => onMark(markEvent(event, 'select'))}
      onContextMenu={(event) => onMark(markEvent(event, 'menu'))}
    >
      {inside}
    </button>
  )
}
