import { open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import type { Claim } from './claims.ts'
import { codeOf, makeFolders } from './folders.ts'

const TRIES = 10_000

/**
 * Moves a file that is done with to `done` or `failed` beside where it lay, with its report next to it as
 * `<name>.report.json`. Nothing is ever written over: a second file of a name becomes `<name>.2`.
 */
export const putAway = async (
  root: string,
  { place, path }: Claim,
  status: 'done' | 'failed',
  report: object,
): Promise<void> => {
  const folder = await makeFolders(root, place.terminal, place.folder, status)
  for (let n = 1; n <= TRIES; n += 1) {
    const name = n === 1 ? place.name : `${place.name}.${n}`
    const file = await open(join(folder, `${name}.report.json`), 'wx').catch((error: unknown) => {
      if (codeOf(error) === 'EEXIST') return null
      throw error
    })
    if (file === null) continue
    try {
      await file.writeFile(`${JSON.stringify(report, null, 2)}\n`)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(path, join(folder, name))
    return
  }
  throw new Error(`${place.name} stands ${TRIES} times in ${folder} already`)
}
