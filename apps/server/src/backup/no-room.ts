import { StartProblem } from '../start/start-problem.ts'

const FULL: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'EFBIG'])
const CLOSED: ReadonlySet<unknown> = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR'])

/** A fault of the disk in words that tell what to do about it; others as they are. */
export const diskProblem = (thrown: unknown, folder: string): unknown => {
  const code = thrown instanceof Error && 'code' in thrown ? thrown.code : undefined
  if (FULL.has(code))
    return new StartProblem(
      `There is no room left for ${folder}: free some, or name a folder on another disk. What was written so far was removed.`,
    )
  if (CLOSED.has(code))
    return new StartProblem(`The folder ${folder} cannot be written to: name one that you may write to.`)
  return thrown
}
