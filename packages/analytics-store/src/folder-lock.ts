import { accessSync, constants, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StoreError } from './store-error.ts'

/** Makes the folder if need be; throws `NOT_WRITABLE` when this process may not write there. */
export const prepareFolder = (path: string, mode: number): void => {
  try {
    mkdirSync(path, { recursive: true, mode })
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (cause) {
    throw new StoreError('NOT_WRITABLE', `The folder ${path} cannot be written to.`, { cause })
  }
}

/**
 * Takes the folder for this process and gives back the release. It is a lock of the operating system, held through
 * SQLite: it ends with the process, also after `kill -9`, so a stale one never blocks. Throws `IN_USE`.
 */
export const lockFolder = (path: string, configFolder: string): (() => void) => {
  const holder = openLock(join(configFolder, 'lock'))
  try {
    holder.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
  } catch (cause) {
    holder.close()
    throw inUse(path, cause)
  }
  return () => holder.close()
}

const openLock = (file: string): DatabaseSync => {
  try {
    return new DatabaseSync(file, { timeout: 0 })
  } catch (cause) {
    throw new StoreError('NOT_WRITABLE', `The lock file ${file} cannot be written to.`, { cause })
  }
}

/** The failure of taking a folder that somebody else holds. */
export const inUse = (path: string, cause?: unknown): StoreError =>
  new StoreError(
    'IN_USE',
    `The data folder ${path} is already open in a running process; only one may use it.`,
    {
      cause,
    },
  )

/** True when a living process, but not this one, left its mark in the engine's own `status` file. */
export const heldByOtherProgram = (path: string): boolean => {
  try {
    const pid = Number(/^PID: (\d+)/m.exec(readFileSync(join(path, 'status'), 'utf8'))?.[1])
    return pid !== process.pid && process.kill(pid, 0)
  } catch (thrown) {
    return (
      thrown instanceof Error &&
      'syscall' in thrown &&
      thrown.syscall === 'kill' &&
      !/ESRCH/.test(thrown.message)
    )
  }
}
