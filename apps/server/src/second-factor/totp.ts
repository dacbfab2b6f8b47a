import { createHmac, timingSafeEqual } from 'node:crypto'

const STEP_SECONDS = 30
const DIGITS = 6
/** How many steps a clock may be off in either direction. */
const DRIFT = 1

/** The number of the 30-second step that an instant lies in. */
export const stepAt = (now: Date): number => Math.floor(now.getTime() / 1000 / STEP_SECONDS)

/** The code of a time step (RFC 6238 over RFC 4226, HMAC-SHA-1). */
export const totpAt = (secret: Uint8Array, step: number, digits = DIGITS): string => {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const hash = createHmac('sha1', secret).update(counter).digest()
  const number = hash.readUInt32BE((hash.at(-1) ?? 0) & 0xf) & 0x7fff_ffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/** The step whose code was given, within a step of now; undefined when there is none. */
export const matchingStep = (secret: Uint8Array, code: string, now: Date): number | undefined => {
  const given = Buffer.from(code)
  const at = stepAt(now)
  const steps = Array.from({ length: 2 * DRIFT + 1 }, (_, index) => at - DRIFT + index)
  return steps.find((step) => {
    const right = Buffer.from(totpAt(secret, step))
    return right.length === given.length && timingSafeEqual(right, given)
  })
}

/** What an authenticator reads from the picture. */
export const totpUri = (secret: string, username: string): string => {
  const about = new URLSearchParams({ secret, issuer: 'Quaywise', algorithm: 'SHA1' })
  about.set('digits', String(DIGITS))
  about.set('period', String(STEP_SECONDS))
  return `otpauth://totp/Quaywise:${encodeURIComponent(username)}?${about}`
}
