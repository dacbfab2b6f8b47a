import { Icon } from '../base/icon.tsx'
import { IconButton } from '../base/icon-button.tsx'
import { useLabels } from '../base/labels.tsx'
import { toneColour } from '../base/tone-colour.ts'
import { markEvent } from '../chart/mark-event.ts'
import type { MarkEvent } from '../chart/series.ts'
import { Skeleton } from '../skeleton/skeleton.tsx'
import type { Tone } from '../theme/tones.ts'
import { type KpiTarget, KpiTargetBar } from './kpi-target.tsx'
import { Sparkline } from './sparkline.tsx'
import './kpi.css'

/** The change against the comparison; its arrow says the direction, its tone whether that is good. */
export type KpiDelta = { text: string; tone: Tone; direction: 'up' | 'down' | 'flat' }

/** One number with all that is needed to judge it; every text arrives formatted. */
export type KpiCardProps = {
  label: string
  value: string | null
  unit?: string | undefined
  delta?: KpiDelta | undefined
  sparkline?: readonly number[] | undefined
  tone?: Tone | undefined
  target?: KpiTarget | undefined
  note?: string | undefined
  onInfo?: ((anchor: HTMLElement) => void) | undefined
  infoOpen?: boolean | undefined
  onShowRows?: (() => void) | undefined
  /** A right click or the menu key on the card. */
  onMenu?: ((event: MarkEvent) => void) | undefined
  state?: 'ready' | 'loading' | 'empty' | 'error' | 'na' | undefined
  hint?: string | undefined
}

const arrows = { up: '▲', down: '▼', flat: '■' } as const

function KpiValue({ card }: { card: KpiCardProps }) {
  const known = (card.state ?? 'ready') === 'ready' && card.value !== null
  const labels = useLabels()
  const inside = (
    <>
      <span className={known ? 'qw-kpi__number' : 'qw-kpi__number qw-kpi__number--none'}>
        {known ? card.value : '–'}
      </span>
      {known && card.unit !== undefined && (
        <span className="qw-kpi__unit" dir="auto">
          {card.unit}
        </span>
      )}
    </>
  )
  if (!known || card.onShowRows === undefined) {
    return (
      <div className="qw-kpi__value" title={card.hint}>
        {inside}
      </div>
    )
  }
  return (
    <button
      type="button"
      className="qw-kpi__value qw-kpi__value--button qw-focusable"
      title={card.hint ?? labels.showRows}
      onClick={card.onShowRows}
    >
      {inside}
    </button>
  )
}

function KpiChange({ card }: { card: KpiCardProps }) {
  const state = card.state ?? 'ready'
  const note = state === 'ready' ? card.note : (card.hint ?? card.note)
  const failed = state === 'error'
  return (
    <div className="qw-kpi__line">
      {state === 'ready' && card.delta !== undefined && (
        <span className="qw-kpi__delta" style={{ color: toneColour(card.delta.tone) }}>
          <span aria-hidden="true">{arrows[card.delta.direction]} </span>
          <bdi>{card.delta.text}</bdi>
        </span>
      )}
      {failed && (
        <span style={{ color: toneColour('bad') }}>
          <Icon name="warning" size={13} />
        </span>
      )}
      {note !== undefined && (
        <span className="qw-kpi__note" dir="auto" title={note}>
          {note}
        </span>
      )}
    </div>
  )
}

/** Shows one number with unit, change, trend and target; a dash with its reason where there is none. */
export function KpiCard(props: KpiCardProps) {
  const { label, state = 'ready', sparkline = [], target, onInfo, onMenu } = props
  const labels = useLabels()
  return (
    <article
      className="qw-kpi"
      aria-label={label}
      aria-busy={state === 'loading'}
      onContextMenu={onMenu && ((event) => onMenu(markEvent(event, 'menu')))}
    >
      <span className="qw-kpi__label" title={label}>
        {label}
      </span>
      <span className="qw-kpi__info">
        {onInfo !== undefined && (
          <IconButton
            icon="info"
            label={`${labels.info ?? ''} ${label}`.trim()}
            onPress={(button) => onInfo(button.closest<HTMLElement>('.qw-kpi') ?? button)}
            expanded={props.infoOpen}
          />
        )}
      </span>
      <div className="qw-kpi__main">
        {state === 'loading' ? <Skeleton kind="text" /> : <KpiValue card={props} />}
        {state === 'ready' && sparkline.length > 1 && <Sparkline values={sparkline} tone={props.tone} />}
      </div>
      <KpiChange card={props} />
      {state === 'ready' && target !== undefined && <KpiTargetBar {...target} />}
    </article>
  )
}
