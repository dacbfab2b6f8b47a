import { useText } from '@quaywise/i18n'
import { useId } from 'react'
import { useSession } from '../../session/session.ts'
import { withTicks } from './page-groups.ts'
import { Tick } from './tick.tsx'

interface TicksProps {
  /** Given by the form; null for all terminals. */
  readonly value?: readonly string[] | null
  readonly onChange?: (value: readonly string[] | null) => void
}

const nothing = () => {}

/** The terminals whose data a holder sees: all of them, also those to come, or some. */
export function TerminalTicks({ value = null, onChange = nothing }: TicksProps) {
  const say = useText()
  const name = useId()
  const { terminals } = useSession().user
  const choose = (some: boolean) => onChange(some ? terminals.map(({ id }) => id) : null)
  return (
    <div className="role-terminals">
      {([false, true] as const).map((some) => (
        <label key={String(some)} className="role-tick">
          <input type="radio" name={name} checked={(value !== null) === some} onChange={() => choose(some)} />
          <span>{say(some ? 'roles.someTerminals' : 'roles.allTerminals')}</span>
        </label>
      ))}
      {value !== null && (
        <div className="role-terminals__list">
          {terminals.map((terminal) => (
            <Tick
              key={terminal.id}
              checked={value.includes(terminal.id)}
              onChange={(on) => onChange(withTicks(value, [terminal.id], on))}
            >
              {terminal.name}
            </Tick>
          ))}
        </div>
      )}
    </div>
  )
}
