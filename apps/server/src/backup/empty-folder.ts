import { mkdir, readdir } from 'node:fs/promises'
import { StartProblem } from '../start/start-problem.ts'

/** Makes a folder, readable by its owner only. Throws a `StartProblem` for one that holds something. */
export const makeEmptyFolder = async (folder: string): Promise<void> => {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    if ((await readdir(folder)).length === 0) return
  } catch {
    throw new StartProblem(`The folder ${folder} cannot be written to: name one that you may write to.`)
  }
  throw new StartProblem(`The folder ${folder} is not empty: name a new one.`)
}
