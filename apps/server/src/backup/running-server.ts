import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type BackupState, backupState } from '@quaywise/contract'
import { z } from 'zod'
import type { Config } from '../config/config.ts'
import { StartProblem } from '../start/start-problem.ts'
import type { BackupProgress } from './make-backup.ts'

const ANYWHERE = new Set(['0.0.0.0', '::', '[::]'])
const LOOK_MS = 300

const answer = z.object({
  success: z.boolean(),
  data: z.unknown().optional(),
  errorMessage: z.string().optional(),
})

/** The server that runs on a data folder, as its local token opens it. */
export type RunningServer = { readonly url: string; readonly token: string }

const urlOf = ({ HOST, PORT }: Config): string => {
  const host = ANYWHERE.has(HOST) ? '127.0.0.1' : HOST
  return `http://${host.includes(':') ? `[${host}]` : host}:${PORT}`
}

const ask = async (
  { url, token }: RunningServer,
  method: 'GET' | 'POST',
  body?: object,
): Promise<BackupState | null> => {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }
  const response = await fetch(`${url}/v1/backup`, init)
  const { success, data, errorMessage } = answer.parse(await response.json())
  if (!success) throw new StartProblem(errorMessage ?? `The server at ${url} refused the backup.`)
  return backupState.nullable().parse(data)
}

/** The server that runs on the data folder of a configuration; null where none answers to its token. */
export const findRunning = async (config: Config): Promise<RunningServer | null> => {
  const file = join(resolve(config.DATA_DIR), 'tool.token')
  const token = (await readFile(file, 'utf8').catch(() => '')).trim()
  if (token === '') return null
  const server = { url: urlOf(config), token }
  return ask(server, 'GET').then(
    () => server,
    () => null,
  )
}

/** Lets a running server make a backup and waits for its end. Throws a `StartProblem` with what went wrong. */
export const backupThrough = async (
  server: RunningServer,
  folder: string,
  onProgress: (progress: BackupProgress) => void,
): Promise<BackupState> => {
  let state = await ask(server, 'POST', { folder })
  while (state?.state === 'running') {
    onProgress(state)
    await sleep(LOOK_MS)
    state = await ask(server, 'GET')
  }
  if (state?.state === 'done' && state.folder === folder) return state
  throw new StartProblem(state?.problem ?? 'The server stopped before the backup was finished.')
}
