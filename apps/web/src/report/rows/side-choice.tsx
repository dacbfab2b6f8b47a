import { useText } from '@quaywise/i18n'

const SIDES = ['numerator', 'denominator'] as const
export type Side = (typeof SIDES)[number]

interface SideChoiceProps {
  readonly side: Side
  onChange(side: Side): void
}

/** Which side of a quotient the rows are behind. */
export function SideChoice({ side, onChange }: SideChoiceProps) {
  const say = useText()
  return (
    <fieldset className="rows__sides">
      {SIDES.map((each) => (
        <label key={each} className="panel-check">
          <input type="radio" name="side" checked={each === side} onChange={() => onChange(each)} />
          {say(`report.${each}`)}
        </label>
      ))}
    </fieldset>
  )
}
