import type { CodePurpose } from '@quaywise/contract'
import type { Locale } from '@quaywise/i18n/errors'

/** A code on its way: to which phone, or instead to which e-mail address, and what it is for; `email` proves one. */
export type CodeMessage = {
  readonly mobile: string | null
  readonly email: string | null
  readonly code: string
  readonly purpose: CodePurpose | 'email'
  readonly locale: Locale
}

/** Brings a verification code to whoever asked for it. */
export type CodeSender = {
  /** Sends it; rejects where it could not be handed over. */
  send(message: CodeMessage): Promise<void>
  /** Whether messages can be handed over now, as far as can be told without one. */
  ready?(): Promise<boolean>
  /** Whether a code can only go to an e-mail address. */
  readonly needsEmail?: boolean
}

/** Prints codes on the console of the server, for installations without a message service. */
export const consoleSender: CodeSender = {
  async send({ mobile, email, code }) {
    process.stdout.write(`Verification code for ${mobile ?? email}: ${code} (holds five minutes)\n`)
  },
}
