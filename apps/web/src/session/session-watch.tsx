import type { OwnSession } from '@quaywise/contract'
import { useText } from '@quaywise/i18n'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { Button } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { call } from '../api/call.ts'
import { OverlayDialog } from '../shell/overlay-dialog.tsx'
import { lastSign, noteSigns } from './activity.ts'
import { logOut } from './log-out.ts'
import { secondsLeft, warningSeconds } from './seconds-left.ts'
import './session-watch.css'

const KEY = ['own-session'] as const
const LOOK_MS = 1000
const ASK_AGAIN_MS = 5 * 60_000
/** So old an answer is asked for again when its user gives a sign. */
const TELL_MS = 10_000

const own = async (method: 'GET' | 'POST', path: string) => ({
  session: await call<OwnSession>(method, path),
  heardAt: Date.now(),
})

/** Says in time that the session is about to end, and lets its user stay. */
export function SessionWatch() {
  const client = useQueryClient()
  const { history } = useRouter()
  const [now, setNow] = useState(Date.now)
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: () => own('GET', '/v1/user/session'),
    refetchInterval: ASK_AGAIN_MS,
    meta: { quiet: true },
  })
  useEffect(() => noteSigns(), [])
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), LOOK_MS)
    return () => clearInterval(timer)
  }, [])
  // While the warning stands, moving towards its buttons does not take it away.
  const [held, setHeld] = useState<number | null>(null)
  const sign = held ?? lastSign()
  // The server has to hear of signs that no call told it of.
  const isNews = data !== undefined && data.session.idleMinutes > 0 && sign - data.heardAt > TELL_MS
  useEffect(() => {
    if (isNews) void client.invalidateQueries({ queryKey: KEY })
  }, [isNews, client])
  const left = data ? secondsLeft(data.session, data.heardAt, sign, now) : null
  const isOver = left !== null && left <= 0
  const warns = data !== undefined && left !== null && !isOver && left <= warningSeconds(data.session)
  useEffect(() => setHeld((before) => (warns ? (before ?? lastSign()) : null)), [warns])
  const leave = async () => history.replace(await logOut(client, location))
  useEffect(() => {
    if (isOver) void client.invalidateQueries({ queryKey: ['session'] })
  }, [isOver, client])
  if (!warns) return null
  return <Warning seconds={left} onLeave={leave} />
}

interface WarningProps {
  readonly seconds: number
  readonly onLeave: () => void
}

function Warning({ seconds, onLeave }: WarningProps) {
  const say = useText()
  const client = useQueryClient()
  const button = useRef<HTMLButtonElement>(null)
  // A slip of the hand keeps the session: the focus begins on the button that does.
  useEffect(() => button.current?.focus(), [])
  const stay = useMutation({
    mutationFn: () => own('POST', '/v1/user/session/extend'),
    onSuccess: (answer) => client.setQueryData(KEY, answer),
  })
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  return (
    <OverlayDialog label={say('session.ending')} shape="card" onClose={() => stay.mutate()}>
      <h2 className="session-watch__title">{say('session.ending')}</h2>
      <p role="timer">
        {say('session.endingText')} <b dir="ltr">{time}</b>
      </p>
      <div className="session-watch__buttons">
        <Button onClick={onLeave}>{say('shell.user.logout')}</Button>
        <Button ref={button} type="primary" loading={stay.isPending} onClick={() => stay.mutate()}>
          {say('session.stay')}
        </Button>
      </div>
    </OverlayDialog>
  )
}
