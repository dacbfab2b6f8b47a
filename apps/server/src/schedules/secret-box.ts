import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import { chmod, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Config } from '../config/config.ts'

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

const keyFile = async (dataDir: string): Promise<string> => {
  const file = join(resolve(dataDir), 'secret.key')
  const kept = (await readFile(file, 'utf8').catch(() => '')).trim()
  if (kept.length >= 16) return kept
  const made = randomBytes(32).toString('base64url')
  // Another call may be first: whoever comes second reads what was written.
  await writeFile(file, `${made}\n`, { mode: 0o600, flag: 'wx' }).catch(() => undefined)
  await chmod(file, 0o600)
  return (await readFile(file, 'utf8')).trim()
}

/** The secret of this installation: `SECRET_KEY`, else what `DATA_DIR/secret.key` keeps, which is made once. */
export const secretOf = async ({ SECRET_KEY, DATA_DIR }: Config): Promise<string> =>
  SECRET_KEY ?? (await keyFile(DATA_DIR))

/** The key of this server, for whatever must be locked or sealed. */
export const keyOf = async (config: Config): Promise<Buffer> =>
  createHash('sha256')
    .update(await secretOf(config))
    .digest()

/** Locks a secret with `SECRET_KEY`, or with the key that `DATA_DIR/secret.key` keeps; the text may lie in a database. */
export const sealed = async (secret: string, config: Config): Promise<string> => {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, await keyOf(config), nonce)
  const body = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
}

/** The secret of a sealed text. Throws when it was sealed with another key, or touched. */
export const unsealed = async (text: string, config: Config): Promise<string> => {
  const bytes = Buffer.from(text, 'base64url')
  const decipher = createDecipheriv(CIPHER, await keyOf(config), bytes.subarray(0, NONCE_BYTES))
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  const body = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES))
  return Buffer.concat([body, decipher.final()]).toString('utf8')
}
