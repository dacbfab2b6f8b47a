import { type MessageKey, useText } from '@quaywise/i18n'
import { useStrength } from './strength.ts'
import './strength-meter.css'

interface StrengthMeterProps {
  readonly password: string
  readonly words: readonly string[]
}

const PARTS = { weak: 1, medium: 2, strong: 3 } as const

/** How hard the password is to guess, as three bars and a word that is read out. */
export function StrengthMeter({ password, words }: StrengthMeterProps) {
  const say = useText()
  const strength = useStrength(password, words)
  const filled = strength === null ? 0 : PARTS[strength]
  return (
    <div className={`strength strength--${strength ?? 'none'}`}>
      <span className="strength__bars" aria-hidden="true">
        {[1, 2, 3].map((part) => (
          <i key={part} className={part <= filled ? 'strength__on' : undefined} />
        ))}
      </span>
      <span role="status">
        {strength === null ? '' : say(`login.strength.${strength}` satisfies MessageKey)}
      </span>
    </div>
  )
}
