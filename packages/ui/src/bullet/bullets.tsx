import type { MouseEvent } from 'react'
import { toneColour } from '../base/tone-colour.ts'
import { markEvent } from '../chart/mark-event.ts'
import type { MarkEvent } from '../chart/series.ts'
import type { Tone } from '../theme/tones.ts'
import { placesOf } from './bullet-scale.ts'
import './bullet.css'

/** One number against its target: a tick for the target, a thin one for what it is compared with. */
export type BulletItem = {
  key: string
  label: string
  unit?: string | undefined
  value: number | null
  valueText: string
  target: number | null
  targetText: string
  compare?: number | null | undefined
  /** Better than its target, worse, or without one. */
  tone: Extract<Tone, 'good' | 'near' | 'bad' | 'accent'>
}

export type BulletsProps = {
  title: string
  items: readonly BulletItem[]
  headings: { value: string; target: string }
  onMark?: ((mark: { key: string; event: MarkEvent }) => void) | undefined
}

const SIGNS: Partial<Record<Tone, string>> = { good: '✓', near: '◆', bad: '▲' }

function BulletTrack({ item }: { item: BulletItem }) {
  if (item.value === null) return <span className="qw-bullet__track" />
  const places = placesOf(item.value, item.target, item.compare ?? null)
  return (
    <span className="qw-bullet__track">
      <span
        className="qw-bullet__bar"
        style={{ inlineSize: `${places.value}%`, backgroundColor: toneColour(item.tone) }}
      />
      {places.compare !== null && (
        <span className="qw-bullet__compare" style={{ insetInlineStart: `${places.compare}%` }} />
      )}
      {places.target !== null && (
        <span className="qw-bullet__target" style={{ insetInlineStart: `${places.target}%` }} />
      )}
    </span>
  )
}

/** Numbers of different units, each against its own target on a track of its own. */
export function Bullets({ title, items, headings, onMark }: BulletsProps) {
  const choose = (key: string, kind: MarkEvent['kind']) => (event: MouseEvent) =>
    onMark?.({ key, event: markEvent(event, kind) })
  return (
    <figure className="qw-bullets" aria-label={title}>
      <div className="qw-bullet qw-bullet--head">
        <span />
        <span className="qw-bullet__number">{headings.value}</span>
        <span />
        <span className="qw-bullet__number">{headings.target}</span>
      </div>
      {items.map((item) => (
        <button
          key={item.key}
          type="button"
          className="qw-bullet qw-focusable"
          onClick={choose(item.key, 'select')}
          onContextMenu={choose(item.key, 'menu')}
        >
          <span className="qw-bullet__label" title={item.label}>
            {item.label}
            {item.unit !== undefined && <small> {item.unit}</small>}
          </span>
          <span className="qw-bullet__number qw-bullet__number--value">
            <bdi>{item.valueText}</bdi>
          </span>
          <BulletTrack item={item} />
          <span className="qw-bullet__number" style={{ color: toneColour(item.tone) }}>
            {item.target !== null && <span aria-hidden="true">{SIGNS[item.tone]} </span>}
            <bdi>{item.targetText}</bdi>
          </span>
        </button>
      ))}
    </figure>
  )
}
