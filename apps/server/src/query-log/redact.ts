import { masked, maskedEmail } from '../sign-in/masked.ts'

/** Names of fields whose values are secrets wherever they stand. */
const SECRET_NAME =
  /pass(word|wd|phrase)?|pwd|secret|token|captcha|authori[sz]ation|cookie|credential|signature|otp|recovery|backupcode|(api|private|access)[-_]?key|code[-_]?verifier|hash$/i
/** Names that are harmless in what was changed, and secrets in what was sent. */
const SECRET_INPUT = /^(code|pin|state|nonce)$/i
const PHONE_NAME = /^(mobile|phone)$/i
const EMAIL_NAME = /^e?mail$/i
/** What looks like a key, whatever its field is called. */
const LIKE_A_KEY = [
  /^bearer\s+\S+/i,
  /^eyJ[\w-]{10,}\.[\w-]+\.[\w-]*$/,
  /^(?=.*\d)(?=.*[a-z])(?=.*[A-Z])[A-Za-z0-9+/_-]{40,}={0,2}$/,
  /^(?=.*\d)[a-f0-9]{40,}$/i,
]
const HIDDEN = '•••'
const MOST_TEXT = 300
const MOST_ITEMS = 60
const MOST_DEPTH = 8

/** An address without what may open doors: user, password, query and fragment. */
const bareUrl = (text: string): string => {
  try {
    const { protocol, host, pathname } = new URL(text)
    // Paths of webhooks are often their secret.
    return `${protocol}//${host}${pathname === '/' ? '' : `/${HIDDEN}`}`
  } catch {
    return HIDDEN
  }
}

const bareText = (text: string): string => {
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(text)) return bareUrl(text)
  if (LIKE_A_KEY.some((like) => like.test(text))) return HIDDEN
  return text.length > MOST_TEXT ? `${text.slice(0, MOST_TEXT)}…` : text
}

type IsSecret = (name: string) => boolean

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const bare = (value: unknown, isSecret: IsSecret, depth: number): unknown => {
  if (typeof value === 'string') return bareText(value)
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) return value
  if (depth >= MOST_DEPTH) return HIDDEN
  if (Array.isArray(value)) {
    const shown = value.slice(0, MOST_ITEMS).map((item) => bare(item, isSecret, depth + 1))
    return value.length > MOST_ITEMS ? [...shown, `… ${value.length - MOST_ITEMS}`] : shown
  }
  if (!isPlain(value)) return undefined
  const entries = Object.entries(value)
    .filter(([, each]) => each !== undefined)
    .slice(0, MOST_ITEMS * 2)
  return Object.fromEntries(
    entries.map(([name, each]) => [name.slice(0, MOST_TEXT), shown(name, each, isSecret, depth)]),
  )
}

const shown = (name: string, value: unknown, isSecret: IsSecret, depth: number): unknown => {
  if (isSecret(name) && value !== null && typeof value !== 'boolean') return HIDDEN
  if (typeof value === 'string' && PHONE_NAME.test(name)) return masked(value)
  if (typeof value === 'string' && EMAIL_NAME.test(name)) return maskedEmail(value)
  return bare(value, isSecret, depth + 1)
}

/** Whether the value of a field that was sent is a secret, by its name. */
export const isSecretInput = (name: string): boolean => SECRET_NAME.test(name) || SECRET_INPUT.test(name)

const bounded = (value: unknown, most: number): string => {
  const text = JSON.stringify(value ?? null)
  if (text.length <= most) return text
  const names = isPlain(value) ? Object.keys(value).slice(0, MOST_ITEMS) : []
  return JSON.stringify({ cut: text.length, fields: names })
}

/**
 * What was sent, as JSON that may be kept, of at most so many characters: fields whose names speak of secrets, texts
 * that look like keys, and what is secret in addresses are hidden; long texts and lists are cut.
 */
export const sentWithoutSecrets = (value: unknown, most: number): string =>
  bounded(bare(value, isSecretInput, 0), most)

/** What was changed, in the same way. */
export const changedWithoutSecrets = (value: unknown, most: number): string =>
  bounded(
    bare(value, (name) => SECRET_NAME.test(name), 0),
    most,
  )
