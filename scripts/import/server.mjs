import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Sentence } from './sentence.mjs'
import { dataFolder } from './where.mjs'

const ANYWHERE = new Set(['0.0.0.0', '::', '[::]'])

/**
 * Where the server is and the token for it. With `QUAYWISE_TOKEN` that is `PUBLIC_URL` where set; the
 * local token of `DATA_DIR` goes to the server of this machine only.
 */
export const findServer = async () => {
  const { QUAYWISE_TOKEN, PUBLIC_URL } = process.env
  if (QUAYWISE_TOKEN) return { url: PUBLIC_URL || localUrl(), token: QUAYWISE_TOKEN }
  return { url: localUrl(), token: await localToken() }
}

const localUrl = () => {
  const { HOST = '127.0.0.1', PORT = '8000' } = process.env
  const host = ANYWHERE.has(HOST) || HOST === '' ? '127.0.0.1' : HOST
  return `http://${host.includes(':') && !host.startsWith('[') ? `[${host}]` : host}:${PORT || '8000'}`
}

const localToken = async () => {
  const file = join(dataFolder(), 'tool.token')
  try {
    return (await readFile(file, 'utf8')).trim()
  } catch (error) {
    const why = error.code === 'ENOENT' ? 'is not there' : `cannot be read (${error.code})`
    throw new Sentence(
      `There is no token: ${file} ${why}. Start the server once with "npm start" and the same DATA_DIR, or set QUAYWISE_TOKEN.`,
    )
  }
}
