import { noticeText } from '@quaywise/i18n/notices'
import { createTransport } from 'nodemailer'
import { type CodeSender, consoleSender } from './code-sender.ts'

const TIMEOUT_MS = 8000
/** So long an answer of the mail server about itself is believed. */
const BELIEVED_MS = 20_000
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/

/** From whom mail comes: `?from=` of the address, else the name that signs in there, else a name at its host. */
const senderOf = (url: URL): string => {
  const user = decodeURIComponent(url.username)
  return url.searchParams.get('from') ?? (user.includes('@') ? user : `quaywise@${url.hostname}`)
}

/** Mails codes to the e-mail address of whoever asked; without one, the code is printed on the console. */
export const smtpSender = (address: string): CodeSender => {
  const url = new URL(address)
  const from = senderOf(url)
  const isTls = url.protocol === 'smtps:'
  const auth = { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) }
  const transport = createTransport({
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (isTls ? 465 : 587),
    secure: isTls,
    // A password never travels in the clear, but for the machine itself.
    requireTLS: !isTls && auth.user !== '' && !LOOPBACK.test(url.hostname),
    ...(auth.user === '' ? {} : { auth }),
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  })
  let known = { at: Number.NEGATIVE_INFINITY, ready: Promise.resolve(false) }
  return {
    needsEmail: true,
    ready() {
      if (Date.now() - known.at > BELIEVED_MS) {
        const ready = transport.verify().then(
          () => true,
          () => false,
        )
        known = { at: Date.now(), ready }
      }
      return known.ready
    },
    async send(message) {
      const { email, code, locale } = message
      if (email === null) return consoleSender.send(message)
      const subject = noticeText('code.title', locale, { code })
      await transport.sendMail({ from, to: email, subject, text: noticeText('code.text', locale, { code }) })
    },
  }
}
