import { useText } from '@quaywise/i18n'
import { useMutation } from '@tanstack/react-query'
import { Button, message } from 'antd'
import { requestCode } from '../session/sign-in.ts'
import { useCountdown } from './use-countdown.ts'

interface CodeButtonProps {
  /** Gives the phone number, or rejects when it is not valid yet. */
  readonly phone: () => Promise<string>
}

/** Asks for a code; the wait for the next one starts only once the server accepted. */
export function CodeButton({ phone }: CodeButtonProps) {
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
    const number = await phone().catch(() => null)
    if (number !== null) request.mutate(number)
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
