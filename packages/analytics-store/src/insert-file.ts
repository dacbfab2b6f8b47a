import { readdirSync, rmSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const ENDING = '.insert'

/** Puts a payload into a file for the time of the work; only this user can read it. */
export const withInsertFile = async <T>(
  folder: string,
  name: string,
  bytes: Uint8Array,
  work: (file: string) => Promise<T>,
): Promise<T> => {
  const file = join(folder, `${name}${ENDING}`)
  try {
    await writeFile(file, bytes, { mode: 0o600 })
    return await work(file)
  } finally {
    await rm(file, { force: true })
  }
}

/** Removes what inserts of a process that was killed have left. */
export const removeInsertFiles = (folder: string): void => {
  for (const name of readdirSync(folder)) if (name.endsWith(ENDING)) rmSync(join(folder, name))
}
