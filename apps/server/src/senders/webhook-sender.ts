import { createHash, createHmac } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { CodeSender } from './code-sender.ts'

const TIMEOUT_MS = 5000
const TRIES = 3
const PAUSE_MS = 400
/** So long after a failure nobody is told that a code is on its way. */
const SHAKY_MS = 60_000

const post = async (address: string, headers: Record<string, string>, body: string): Promise<boolean> => {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const init = { method: 'POST', headers, body, redirect: 'manual', signal } as const
  const answer = await fetch(address, init).catch(() => null)
  await answer?.body?.cancel()
  return answer !== null && answer.status >= 200 && answer.status < 300
}

const headersOf = (key: string, body: string, now: number): Record<string, string> => {
  const seconds = Math.floor(now / 1000)
  const digest = createHash('sha256').update(body).digest('hex')
  const signature = createHmac('sha256', key).update(`${seconds}.${digest}`).digest('hex')
  return {
    'content-type': 'application/json',
    'user-agent': 'Quaywise',
    'x-quaywise-kind': 'verification-code',
    'x-quaywise-signature': `t=${seconds},v1=${signature}`,
  }
}

/**
 * Posts codes as JSON to an address, three times at most, each signed: `t` is the time in seconds, `v1` the
 * HMAC-SHA-256 of `<t>.<SHA-256 of the body in hex>` under the key. A failure makes it not ready for a minute.
 */
export const webhookSender = (address: string, key: string): CodeSender => {
  let failedAt = Number.NEGATIVE_INFINITY
  return {
    ready: async () => Date.now() - failedAt > SHAKY_MS,
    async send({ mobile, email, code, purpose, locale }) {
      const body = JSON.stringify({ mobile, email, code, purpose, locale, holdsSeconds: 300 })
      for (let tries = 0; tries < TRIES; tries++) {
        if (tries > 0) await sleep(PAUSE_MS * 2 ** tries)
        if (await post(address, headersOf(key, body, Date.now()), body)) return
      }
      failedAt = Date.now()
      throw new Error('The webhook did not take a verification code.')
    },
  }
}
