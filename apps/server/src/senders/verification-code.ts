import { randomInt } from 'node:crypto'
import type { AdminStore, User } from '@quaywise/admin-store'
import type { CodePurpose } from '@quaywise/contract'
import type { Locale } from '@quaywise/i18n/errors'
import { Problem, waitProblem } from '../http/problem.ts'
import { signInRules } from '../sign-in/rules.ts'
import type { CodeSender } from './code-sender.ts'

const SECONDS_BETWEEN = 60
/** From how many codes within a quarter of an hour on an address has to wait. */
const CODES_RULE = { tries: 20, longestWaitMs: 15 * 60_000 }

type Asked = {
  readonly mobile: string
  readonly purpose: CodePurpose
  readonly email?: string | undefined
}
export type From = { readonly address: string; readonly locale: Locale; readonly now: Date }
export type Parts = {
  readonly admin: AdminStore
  readonly sender: CodeSender
  readonly onFailure: (error: unknown) => void
}

/** Six digits that nobody can tell before. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')

/** Seconds: how long a code holds, and when the next may be asked for. */
export const waitsOf = (expiresAt: string, now: Date): { expiresIn: number; nextIn: number } => ({
  expiresIn: Math.round((Date.parse(expiresAt) - now.getTime()) / 1000),
  nextIn: SECONDS_BETWEEN,
})

/** Whether a phone may get a code: only registration and binding are open to numbers that nobody has. */
const mayReceive = (user: User | undefined, purpose: CodePurpose): boolean =>
  purpose === 'register' || purpose === 'bind' || user !== undefined

/** Throws `CODE_NOT_SENT` while the sender is known to be out of order. */
export const checkSender = async (sender: CodeSender): Promise<void> => {
  if (sender.ready && !(await sender.ready())) throw new Problem('CODE_NOT_SENT')
}

/** Counts a code for an address or an account. Throws `TOO_MANY_ATTEMPTS` from twenty within a quarter of an hour on. */
export const boundCodes = async (admin: AdminStore, asker: string, now: Date): Promise<void> => {
  const key = `codes for ${asker}`
  const until = await admin.attempts.reserve(key, key, now, undefined, CODES_RULE)
  if (until) throw waitProblem('TOO_MANY_ATTEMPTS', until, now)
}

/** Throws what is the same for every number: registration is closed, nothing can be sent, too many were asked for. */
const checkMaySend = async ({ admin, sender }: Parts, purpose: CodePurpose, from: From): Promise<void> => {
  if (purpose === 'register' && (await signInRules(admin)).registration === 'off')
    throw new Problem('REGISTRATION_CLOSED')
  await checkSender(sender)
  await boundCodes(admin, from.address, from.now)
}

/**
 * Makes a code and sends it. A number that nobody has gets the same answer, in the same time, and no message: the
 * answer does not wait for the sending. Throws `CODE_TOO_SOON` within a minute of the code before, and
 * `CODE_NOT_SENT` while the sender is known to be out of order.
 */
export const sendVerificationCode = async (
  parts: Parts,
  { mobile, purpose, email }: Asked,
  from: From,
): Promise<{ expiresIn: number; nextIn: number }> => {
  await checkMaySend(parts, purpose, from)
  const { admin, sender, onFailure } = parts
  const code = newCode()
  const issued = await admin.codes.issue(mobile, purpose, code, from.now)
  if (!issued.issued) throw waitProblem('CODE_TOO_SOON', new Date(issued.retryAt), from.now)
  const user = await admin.users.findByMobile(mobile)
  const given = purpose === 'register' && sender.needsEmail ? (email ?? null) : null
  const message = { mobile, email: user?.email ?? given, code, purpose, locale: from.locale }
  if (mayReceive(user, purpose)) sender.send(message).catch(onFailure)
  return waitsOf(issued.expiresAt, from.now)
}
