import { StartProblem } from '../start/start-problem.ts'

const FULL: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'EFBIG'])
const CLOSED: ReadonlySet<unknown> = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR'])
/** SQLite tells a full disk, and a quota or another bound that is reached, by numbers of its own. */
const SQLITE_FULL: ReadonlySet<unknown> = new Set([13, 778])
/** How the embedded engine ends what it says of a full disk. */
const ENGINE_FULL = 'No space left on device'

const isFull = (thrown: Error): boolean =>
  ('code' in thrown && FULL.has(thrown.code)) ||
  ('errcode' in thrown && SQLITE_FULL.has(thrown.errcode)) ||
  thrown.message.includes(ENGINE_FULL)

/** A fault of the disk in words that tell what to do about it; others as they are. */
export const diskProblem = (thrown: unknown, folder: string): unknown => {
  if (!(thrown instanceof Error) || thrown instanceof StartProblem) return thrown
  if (isFull(thrown))
    return new StartProblem(
      `There is no room left for ${folder}: free some, or name a folder on another disk. What was written so far was removed.`,
    )
  if ('code' in thrown && CLOSED.has(thrown.code))
    return new StartProblem(`The folder ${folder} cannot be written to: name one that you may write to.`)
  return thrown
}
