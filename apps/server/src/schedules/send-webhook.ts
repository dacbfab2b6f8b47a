import { createHash, createHmac } from 'node:crypto'
import { createReadStream, openAsBlob } from 'node:fs'
import { isSendable } from './webhook-url.ts'

const TIMEOUT_MS = 30_000

/** A file to be sent: where it lies, what it is, and the run that made it. */
export type Sending = {
  readonly path: string
  readonly fileName: string
  readonly type: string
  readonly run: string
  readonly secret: string | null
}

/** Why a report was not taken, in a few words that a person may read; it holds no secret. */
export class SendError extends Error {
  override readonly name = 'SendError'
}

const digestOf = async (path: string): Promise<string> => {
  const hash = createHash('sha256')
  for await (const piece of createReadStream(path)) hash.update(piece)
  return hash.digest('hex')
}

/**
 * What proves who sent: `t` is the time in seconds, `v1` the HMAC-SHA-256 of `<t>.<SHA-256 of the body in hex>`
 * under the secret that both sides know.
 */
const signatureOf = (secret: string, seconds: number, digest: string): string =>
  `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${digest}`).digest('hex')}`

const headersOf = async (sending: Sending, now: Date): Promise<Record<string, string>> => {
  const digest = await digestOf(sending.path)
  const seconds = Math.floor(now.getTime() / 1000)
  return {
    'content-type': sending.type,
    'content-disposition': `attachment; filename="${sending.fileName}"`,
    'user-agent': 'Quaywise',
    'x-quaywise-run': sending.run,
    'x-quaywise-sha256': digest,
    ...(sending.secret === null
      ? {}
      : { 'x-quaywise-signature': signatureOf(sending.secret, seconds, digest) }),
  }
}

/** Posts a file once; no redirect is followed. Throws `SendError` unless the answer is a 2xx within 30 s. */
export const sendWebhook = async (address: string, sending: Sending, now: Date): Promise<void> => {
  if (!isSendable(address)) throw new SendError('the address must be https, or of this machine')
  const headers = await headersOf(sending, now)
  const body = await openAsBlob(sending.path, { type: sending.type })
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const answer = await fetch(address, { method: 'POST', headers, body, redirect: 'manual', signal }).catch(
    (cause: unknown) => {
      const late = signal.aborted
      throw new SendError(late ? 'no answer within 30 s' : 'no connection', { cause })
    },
  )
  await answer.body?.cancel()
  if (answer.status < 200 || answer.status > 299) throw new SendError(`HTTP ${answer.status}`)
}
