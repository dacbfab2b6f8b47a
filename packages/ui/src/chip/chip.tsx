import type { ReactNode } from 'react'
import { classNames } from '../base/class-names.ts'
import { toneColour } from '../base/tone-colour.ts'
import type { Tone } from '../theme/tones.ts'
import './chip.css'

/** A short fact in a pill; a button where it can be pressed. */
export type ChipProps = {
  children: ReactNode
  tone?: Tone | undefined
  muted?: boolean | undefined
  struck?: boolean | undefined
  hint?: string | undefined
  onPress?: (() => void) | undefined
}

/** Shows a fact with an optional coloured dot, muted or struck through where it does not apply. */
export function Chip({ children, tone, muted, struck, hint, onPress }: ChipProps) {
  const className = classNames(
    'qw-chip qw-focusable',
    muted === true && 'qw-chip--muted',
    struck === true && 'qw-chip--struck',
  )
  const inside = (
    <>
      {tone !== undefined && <span className="qw-chip__dot" style={{ background: toneColour(tone) }} />}
      <span className="qw-chip__text">{children}</span>
    </>
  )
  if (onPress === undefined) {
    return (
      <span className={className} title={hint}>
        {inside}
      </span>
    )
  }
  return (
    <button type="button" className={className} title={hint} onClick={onPress}>
      {inside}
    </button>
  )
}
