import { totalmem } from 'node:os'
import { dirname, resolve } from 'node:path'
import { writeEngineConfig } from './engine-config.ts'
import { EngineSession } from './engine-session.ts'
import { heldByOtherProgram, inUse, lockFolder, prepareFolder } from './folder-lock.ts'
import { removeInsertFiles } from './insert-file.ts'
import type { Limits } from './settings.ts'
import { StoreError } from './store-error.ts'
import { checkThreadPool } from './thread-pool.ts'

export type EmbeddedOptions = {
  /** The data folder. */
  path: string
  /** Statements that run at the same time; 4 by default. */
  sessions?: number
  /** Statements that may wait for a session; one more is refused with `BUSY`. 256 by default. */
  maxWaiting?: number
  /** Memory of the whole engine; by default half of the machine, at most 4 GB. One statement may take half of it. */
  memoryBytes?: number
  /** Cap on the run time of a statement; 60 by default. */
  maxSeconds?: number
}

/** The engine started in this process: its sessions, and one more that is kept free for stopping statements. */
export type EmbeddedEngine = {
  readonly control: EngineSession
  readonly sessions: readonly EngineSession[]
  readonly maxWaiting: number
  readonly limits: Limits
  readonly configFolder: string
  release(): void
}

const SESSIONS = 4
const MAX_WAITING = 256
const MAX_SECONDS = 60
const MAX_DEFAULT_BYTES = 4e9

/** Takes the folder and starts the engine on it. It listens nowhere. */
export const startEngine = async (options: EmbeddedOptions): Promise<EmbeddedEngine> => {
  const count = options.sessions ?? SESSIONS
  checkThreadPool(count)
  const path = resolve(options.path)
  const configFolder = `${path}-config`
  prepareFolder(dirname(path), 0o755)
  prepareFolder(path, 0o700)
  prepareFolder(configFolder, 0o700)
  const release = lockFolder(path, configFolder)
  try {
    const totalBytes = Math.floor(options.memoryBytes ?? Math.min(MAX_DEFAULT_BYTES, totalmem() / 2))
    const limits = { seconds: options.maxSeconds ?? MAX_SECONDS, memoryBytes: Math.floor(totalBytes / 2) }
    removeInsertFiles(configFolder)
    const config = writeEngineConfig(configFolder, totalBytes, limits)
    const [control, ...sessions] = await openSessions(path, config, count)
    return { control, sessions, maxWaiting: options.maxWaiting ?? MAX_WAITING, limits, configFolder, release }
  } catch (thrown) {
    release()
    throw thrown
  }
}

const openSessions = async (
  path: string,
  config: string,
  count: number,
): Promise<[EngineSession, ...EngineSession[]]> => {
  const opened: EngineSession[] = []
  try {
    const control = await EngineSession.open(path, [`--config-file=${config}`])
    opened.push(control)
    const sessions = await Promise.all(Array.from({ length: count }, () => EngineSession.open(path)))
    return [control, ...sessions]
  } catch (cause) {
    for (const session of opened) session.close()
    throw heldByOtherProgram(path) ? inUse(path, cause) : unopened(path, cause)
  }
}

const unopened = (path: string, cause: unknown): StoreError => {
  const reason = cause instanceof Error ? cause.message : String(cause)
  const message = `The engine cannot open ${path}: ${reason} (it may say more on the standard error stream).`
  return new StoreError('UNAVAILABLE', message, { cause })
}
