import { chmod, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hashToken, newToken } from '@quaywise/admin-store'

/**
 * The hash of the token by which tools on this machine sign in. The token itself stands only in
 * `DATA_DIR/tool.token`, which the owner of the process alone can read; it is made where missing.
 */
export const ensureToolToken = async (dataDir: string): Promise<string> => {
  const file = join(dataDir, 'tool.token')
  const kept = (await readFile(file, 'utf8').catch(() => '')).trim()
  if (kept.length >= 20) {
    await chmod(file, 0o600)
    return hashToken(kept)
  }
  const { token, tokenHash } = newToken()
  await writeFile(file, `${token}\n`, { mode: 0o600 })
  await chmod(file, 0o600)
  return tokenHash
}
