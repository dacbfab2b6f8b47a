import { useText } from '@quaywise/i18n'
import { Icon } from '@quaywise/ui'
import { useState } from 'react'
import { useSession } from '../../session/session.ts'
import { useReport } from '../page/report-view.ts'
import { MonthLockDrawer } from './month-lock-drawer.tsx'
import { changedCount, type MonthLockState, useMonthLock } from './use-month-lock.ts'
import './month-lock.css'

/** Says whether the month is locked, by whom and when, and what differs by now; on pages of months. */
export function MonthLockBar() {
  const { report, call } = useReport()
  return report.filters.includes('month') && !call ? <LockOfMonth /> : null
}

function LockOfMonth() {
  const say = useText()
  const state = useMonthLock()
  const { words } = useReport()
  const { authorities } = useSession()
  const [open, setOpen] = useState(false)
  if (!state) return null
  const { last, over, empty } = state
  const may = authorities.uiAuthorities.includes('month.lock')
  const told = last
    ? [
        say('lock.by', { name: last.lockedBy, time: words.instant(last.lockedAt, 'minute') }),
        say('lock.version', { version: last.version }),
      ].join(' · ')
    : say(empty ? 'lock.empty' : over ? 'lock.open' : 'scorecard.part')
  return (
    <section className={last ? 'month-lock month-lock--locked' : 'month-lock'} aria-label={say('lock.month')}>
      {last && <Icon name="lock" size={14} />}
      <span role="status">
        {told}
        {last && <Differs state={state} />}
      </span>
      {(last || (may && over)) && (
        <button
          type="button"
          className="link-button"
          disabled={!last && empty}
          title={!last && empty ? say('lock.empty') : undefined}
          onClick={() => setOpen(true)}
        >
          {say(last ? 'lock.show' : 'lock.month')}
        </button>
      )}
      {open && <MonthLockDrawer state={state} may={may && over} onClose={() => setOpen(false)} />}
    </section>
  )
}

function Differs({ state }: { readonly state: MonthLockState }) {
  const say = useText()
  if (!state.row) return null
  if (!state.whole) return <span> · {say('lock.notKept')}</span>
  const count = changedCount(state)
  return (
    <span className={count > 0 ? 'month-lock__differs' : undefined}>
      {' · '}
      {count > 0 ? `≠ ${say('lock.differs', { count })}` : say('lock.same')}
    </span>
  )
}
