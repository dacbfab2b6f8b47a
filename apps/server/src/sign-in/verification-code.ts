import { randomInt } from 'node:crypto'
import type { AdminStore } from '@quaywise/admin-store'
import type { CodePurpose } from '@quaywise/contract'
import { waitProblem } from '../http/problem.ts'
import type { CodeSender } from './code-sender.ts'

const SECONDS_BETWEEN = 60

const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')

/** Whether a phone may get a code for this purpose: only registration is open to numbers that nobody has. */
const mayReceive = async (admin: AdminStore, mobile: string, purpose: CodePurpose): Promise<boolean> =>
  purpose === 'register' || (await admin.users.findByMobile(mobile)) !== undefined

/**
 * Makes a code and sends it. A number that nobody has gets the same answer, in the same time, and no
 * message. Throws `CODE_TOO_SOON` within a minute of the code before.
 */
export const sendVerificationCode = async (
  admin: AdminStore,
  sender: CodeSender,
  asked: { readonly mobile: string; readonly purpose: CodePurpose },
  now: Date,
): Promise<{ expiresIn: number; nextIn: number }> => {
  const code = newCode()
  const issued = await admin.codes.issue(asked.mobile, asked.purpose, code, now)
  if (!issued.issued) throw waitProblem('CODE_TOO_SOON', new Date(issued.retryAt), now)
  if (await mayReceive(admin, asked.mobile, asked.purpose)) await sender.send(asked.mobile, code)
  const expiresIn = Math.round((Date.parse(issued.expiresAt) - now.getTime()) / 1000)
  return { expiresIn, nextIn: SECONDS_BETWEEN }
}
