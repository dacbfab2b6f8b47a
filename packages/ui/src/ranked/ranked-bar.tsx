import type { MouseEvent } from 'react'
import { classNames } from '../base/class-names.ts'
import { toneColour } from '../base/tone-colour.ts'
import { markEvent } from '../chart/mark-event.ts'
import type { MarkEvent } from '../chart/series.ts'
import { Skeleton } from '../skeleton/skeleton.tsx'
import type { Tone } from '../theme/tones.ts'
import { rankedMax, rankedShare } from './ranked-scale.ts'
import './ranked-bar.css'

/** One thing in the ranking; a value of `null` shows a dash and no bar. */
export type RankedItem = {
  key: string
  label: string
  value: number | null
  /** What it is compared with: a tick on the track. */
  before?: number | null | undefined
  /** The change in words, behind the number. */
  change?: string | undefined
  note?: string | undefined
  tone?: Tone | undefined
  pattern?: 'stripes' | undefined
}

/** A ranking in the order given; the target band lies behind all bars. */
export type RankedBarProps = {
  title?: string | undefined
  items: readonly RankedItem[]
  unit: string
  noteTitle?: string | undefined
  tone?: Tone | undefined
  target?: { from: number; to: number; label: string } | undefined
  formatValue: (value: number) => string
  onMark?: ((mark: { key: string; index: number; event: MarkEvent }) => void) | undefined
  height?: number | undefined
  loading?: boolean | undefined
  empty?: string | undefined
}

function RankedTrack({ item, max, ranking }: { item: RankedItem; max: number; ranking: RankedBarProps }) {
  const { target, formatValue } = ranking
  const share = rankedShare(item.value, max)
  const from = rankedShare(target?.from ?? null, max)
  const band = { insetInlineStart: `${from}%`, inlineSize: `${rankedShare(target?.to ?? null, max) - from}%` }
  const colour = toneColour(item.tone ?? ranking.tone ?? 'accent')
  const bar = classNames('qw-ranked__bar', item.pattern !== undefined && 'qw-ranked__bar--striped')
  const number = item.value === null ? '–' : formatValue(item.value)
  return (
    <span className="qw-ranked__track">
      <span className="qw-ranked__scale">
        {target !== undefined && <span className="qw-ranked__band" style={band} />}
        {item.value !== null && (
          <span className={bar} style={{ inlineSize: `${share}%`, backgroundColor: colour }} />
        )}
        {typeof item.before === 'number' && (
          <span
            className="qw-ranked__tick"
            style={{ insetInlineStart: `${rankedShare(item.before, max)}%` }}
            title={formatValue(item.before)}
          />
        )}
        <span className="qw-ranked__value">
          {number}
          {item.change !== undefined && <small className="qw-ranked__change">{item.change}</small>}
        </span>
      </span>
      <span className="qw-ranked__room" data-value={number} data-change={item.change} />
    </span>
  )
}

function RankedRow({ item, index, max, ranking }: RankedRowProps) {
  const inside = (
    <>
      <span className="qw-ranked__label" title={item.label}>
        {item.label}
      </span>
      <RankedTrack item={item} max={max} ranking={ranking} />
      <span className="qw-ranked__note">{item.note}</span>
    </>
  )
  const { onMark } = ranking
  if (onMark === undefined) return <span className="qw-ranked__row">{inside}</span>
  const choose = (kind: MarkEvent['kind']) => (event: MouseEvent) =>
    onMark({ key: item.key, index, event: markEvent(event, kind) })
  return (
    <button
      type="button"
      className="qw-ranked__row qw-focusable"
      onClick={choose('select')}
      onContextMenu={choose('menu')}
    >
      {inside}
    </button>
  )
}

type RankedRowProps = { item: RankedItem; index: number; max: number; ranking: RankedBarProps }

/** Horizontal bars in rank order with their numbers, notes and a target band. */
export function RankedBar(props: RankedBarProps) {
  const { title, items, target, height, loading = false, empty } = props
  const max = rankedMax(
    items.flatMap((item) => [item.value, item.before ?? null]),
    target?.to,
  )
  if (loading) return <div style={{ blockSize: height ?? 160 }}>{<Skeleton kind="rows" />}</div>
  if (items.length === 0) {
    return (
      <div className="qw-chart__stage" style={{ blockSize: height ?? 160 }}>
        <div className="qw-chart__over qw-chart__over--text">{empty}</div>
      </div>
    )
  }
  return (
    <ol className="qw-ranked" aria-label={title} style={{ minBlockSize: height, alignContent: 'start' }}>
      <li className="qw-ranked__head" aria-hidden={target === undefined}>
        <span>{target === undefined ? '' : props.unit}</span>
        <span className="qw-ranked__target">
          {target === undefined ? (
            props.unit
          ) : (
            <span
              className="qw-ranked__target-label"
              style={{ insetInlineStart: `${rankedShare(target.from, max)}%` }}
            >
              {target.label}
            </span>
          )}
        </span>
        <span>{props.noteTitle}</span>
      </li>
      {items.map((item, index) => (
        <li key={item.key} className="qw-ranked__item">
          <RankedRow item={item} index={index} max={max} ranking={props} />
        </li>
      ))}
    </ol>
  )
}
