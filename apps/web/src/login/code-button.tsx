import { useText } from '@quaywise/i18n'
import { useMutation } from '@tanstack/react-query'
import { Button, message } from 'antd'
import { ApiError } from '../api/api-error.ts'
import { presentError } from '../api/feedback.tsx'
import { type CodeWish, requestCode } from '../session/sign-in.ts'
import { useCountdown } from './use-countdown.ts'

interface CodeButtonProps {
  /** Gives what the code is asked for, or rejects while that is not valid yet. */
  readonly wish: () => Promise<CodeWish>
}

/** How long the server lets wait that sent a code just now, as before this page was loaded anew. */
const waitOf = (error: unknown): number | undefined =>
  error instanceof ApiError && error.code === 'CODE_TOO_SOON' ? error.retryIn : undefined

/**
 * Asks for a code; the wait for the next one starts only once the server accepted, and goes on with what is left of it
 * where one was sent just now.
 */
export function CodeButton({ wish }: CodeButtonProps) {
  const say = useText()
  const [messages, holder] = message.useMessage()
  const countdown = useCountdown()
  const request = useMutation({
    mutationFn: requestCode,
    meta: { quiet: true },
    onSuccess: ({ nextIn }) => {
      countdown.start(nextIn)
      messages.success(say('login.captcha.sent'))
    },
    onError: (error) => {
      const seconds = waitOf(error)
      if (seconds === undefined) return presentError(error)
      countdown.start(seconds)
      messages.info(say('login.captcha.sentBefore'))
    },
  })
  const ask = async () => {
    const asked = await wish().catch(() => null)
    if (asked !== null) request.mutate(asked)
  }
  const waiting = countdown.left > 0
  return (
    <>
      {holder}
      <Button size="large" onClick={ask} disabled={waiting} loading={request.isPending}>
        {waiting ? say('login.captcha.again', { seconds: countdown.left }) : say('login.captcha.get')}
      </Button>
    </>
  )
}
