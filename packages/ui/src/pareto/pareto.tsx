import type { MouseEvent } from 'react'
import { classNames } from '../base/class-names.ts'
import { toneColour } from '../base/tone-colour.ts'
import { markEvent } from '../chart/mark-event.ts'
import type { MarkEvent } from '../chart/series.ts'
import type { Tone } from '../theme/tones.ts'
import { sharesOf } from './shares.ts'
import './pareto.css'

/** One cause: how much it took, what that cost, and how it is told apart without colour. */
export type ParetoItem = {
  key: string
  label: string
  value: number
  cost?: string | undefined
  tone: Tone
  pattern?: 'stripes' | undefined
}

/** Causes in the order given, the greatest first. */
export type ParetoProps = {
  title: string
  items: readonly ParetoItem[]
  headings: { value: string; cost?: string | undefined; share: string }
  formatValue: (value: number) => string
  formatShare: (share: number) => string
  onMark?: ((mark: { key: string; event: MarkEvent }) => void) | undefined
}

/** Below this share a number finds its room after its point, above it before. */
const ROOMY = 0.55

const barShare = (value: number, max: number): number =>
  max <= 0 ? 0 : Math.round((value / max) * 7800) / 100

type RowProps = { item: ParetoItem; share: number; max: number; pareto: ParetoProps; shown: boolean }

function ParetoRow({ item, share, max, pareto, shown }: RowProps) {
  const { formatShare, formatValue, onMark } = pareto
  const bar = classNames('qw-pareto__bar', item.pattern !== undefined && 'qw-pareto__bar--striped')
  const choose = (kind: MarkEvent['kind']) => (event: MouseEvent) =>
    onMark?.({ key: item.key, event: markEvent(event, kind) })
  return (
    <button
      type="button"
      className="qw-pareto__row qw-focusable"
      onClick={choose('select')}
      onContextMenu={choose('menu')}
    >
      <span className="qw-pareto__label" title={item.label}>
        {item.label}
      </span>
      <span className="qw-pareto__track">
        <span
          className={bar}
          style={{ inlineSize: `${barShare(item.value, max)}%`, backgroundColor: toneColour(item.tone) }}
        />
        <span className="qw-pareto__value">{formatValue(item.value)}</span>
      </span>
      {pareto.headings.cost !== undefined && <span className="qw-pareto__cost">{item.cost ?? '–'}</span>}
      <span className="qw-pareto__share">
        <span className="qw-pareto__dot" style={{ insetInlineStart: `${share * 100}%` }} />
        <span
          className={
            shown
              ? classNames('qw-pareto__percent', share < ROOMY && 'qw-pareto__percent--after')
              : 'qw-visually-hidden'
          }
          style={{ insetInlineStart: `${share * 100}%` }}
        >
          {formatShare(share)}
        </span>
      </span>
    </button>
  )
}

/** The line through the shares, drawn over the rows. */
function ParetoLine({ shares }: { shares: readonly number[] }) {
  const points = shares.map((share, index) => `${share * 100},${index + 0.5}`).join(' ')
  return (
    <svg
      className="qw-pareto__line"
      viewBox={`0 0 100 ${Math.max(1, shares.length)}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <polyline points={points} />
    </svg>
  )
}

/** Causes by what they took, with what each cost, and the share that the first ones make together. */
export function Pareto(props: ParetoProps) {
  const { items, title, headings } = props
  const max = Math.max(0, ...items.map(({ value }) => value))
  const shares = sharesOf(items.map(({ value }) => value))
  const wide = headings.cost !== undefined
  return (
    <figure className={classNames('qw-pareto', wide && 'qw-pareto--cost')} aria-label={title}>
      <div className="qw-pareto__row qw-pareto__head">
        <span />
        <span>{headings.value}</span>
        {wide && <span className="qw-pareto__cost">{headings.cost}</span>}
        <span className="qw-pareto__share-head">{headings.share}</span>
      </div>
      <div className="qw-pareto__rows">
        {items.map((item, index) => (
          <ParetoRow
            key={item.key}
            item={item}
            share={shares[index] ?? 0}
            max={max}
            pareto={props}
            shown={index < 2}
          />
        ))}
        <ParetoLine shares={shares} />
      </div>
    </figure>
  )
}
