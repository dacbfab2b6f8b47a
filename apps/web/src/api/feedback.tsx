import { useText } from '@quaywise/i18n'
import { message, notification } from 'antd'
import { type ReactNode, useEffect } from 'react'
import { displayOf } from './error-display.ts'

let showError: (error: unknown) => void = () => {}
let showSuccess: (text: string) => void = () => {}

/** Shows an error as its show type asks. */
export const presentError = (error: unknown): void => showError(error)

/** Announces what was done; the words outlive the page that says them. */
export const presentSuccess = (text: string): void => showSuccess(text)

interface FeedbackProps {
  readonly onRedirect: (href: string) => void
  readonly children: ReactNode
}

/** The place on screen where errors of calls appear. */
export function FeedbackHost({ onRedirect, children }: FeedbackProps) {
  const say = useText()
  const [messages, messageHolder] = message.useMessage()
  const [notes, noteHolder] = notification.useNotification()
  useEffect(() => {
    showSuccess = (text) => messages.success(text)
    showError = (error) => {
      const display = displayOf(error)
      if (display.kind === 'redirect') onRedirect(display.href)
      else if (display.kind === 'network') {
        notes.error({
          key: 'network',
          title: say('request.network.title'),
          description: say('request.network.text'),
        })
      } else if (display.kind === 'notification') {
        notes.open({ title: display.title, description: display.text })
      } else if (display.kind !== 'silent') {
        messages.open({ type: display.kind, content: display.text ?? say('request.failed') })
      }
    }
  }, [messages, notes, onRedirect, say])
  return (
    <>
      {messageHolder}
      {noteHolder}
      {children}
    </>
  )
}
