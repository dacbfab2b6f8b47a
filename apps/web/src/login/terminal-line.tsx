import { formatClock, useLocale } from '@quaywise/i18n'
import { useTerminalNow } from '../status/terminal-now.ts'

/** Which terminal this is and what time it is there; empty lines until the server answered. */
export function TerminalLine() {
  const locale = useLocale()
  const clock = useTerminalNow(undefined)
  if (clock === null) return <p className="login__sub" />
  const { day, time, offset } = formatClock(clock.now, clock.terminal.zone, locale)
  return (
    <p className="login__sub">
      <bdi>{clock.terminal.name}</bdi>
      <span className="login__time">
        {day} {time} <bdi>{offset}</bdi>
      </span>
    </p>
  )
}
