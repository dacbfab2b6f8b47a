import { useText } from '@quaywise/i18n'
import { useMutation } from '@tanstack/react-query'
import { Button, message } from 'antd'
import { type CodeWish, requestCode } from '../session/sign-in.ts'
import { useCountdown } from './use-countdown.ts'

interface CodeButtonProps {
  /** Gives what the code is asked for, or rejects while that is not valid yet. */
  readonly wish: () => Promise<CodeWish>
}

/** Asks for a code; the wait for the next one starts only once the server accepted. */
export function CodeButton({ wish }: CodeButtonProps) {
  const say = useText()
  const [messages, holder] = message.useMessage()
  const countdown = useCountdown()
  const request = useMutation({
    mutationFn: requestCode,
    onSuccess: ({ nextIn }) => {
      countdown.start(nextIn)
      messages.success(say('login.captcha.sent'))
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
