import { formatClock, useLocale, useText } from '@quaywise/i18n'
import { useTerminalNow } from './terminal-now.ts'
import './status.css'

/** The terminal's clock with its zone; a frozen one says so. */
export function HeaderClock({ terminal }: { readonly terminal: string | undefined }) {
  const say = useText()
  const locale = useLocale()
  const clock = useTerminalNow(terminal)
  if (clock === null) return null
  const { day, time, offset } = formatClock(clock.now, clock.terminal.zone, locale)
  const frozen = clock.terminal.clock === 'frozen'
  return (
    <time
      className="header-clock"
      dateTime={clock.now}
      title={frozen ? say('shell.clock.frozen') : clock.terminal.zone}
    >
      <span>{day}</span> <b>{time}</b> <small>{offset}</small>
    </time>
  )
}
