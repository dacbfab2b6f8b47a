import { rm } from 'node:fs/promises'
import { join, resolve, sep } from 'node:path'
import type { AdminStore } from '@quaywise/admin-store'
import type { Config } from '../config/config.ts'
import { runResult } from './schedule-body.ts'

const AT_ONCE = 200

/** Forgets what scheduled reports made before an instant: the files in the folder of reports, then that they were made. */
export const forgetReports = async (
  { admin, config }: { readonly admin: AdminStore; readonly config: Pick<Config, 'DATA_DIR'> },
  before: Date,
): Promise<number> => {
  const [root, folder] = [resolve(config.DATA_DIR), join(resolve(config.DATA_DIR), 'reports') + sep]
  const old = await admin.runs.endedBefore(before, AT_ONCE)
  for (const { result } of old) {
    const path = join(root, runResult.safeParse(result).data?.file ?? '')
    if (path.startsWith(folder)) await rm(path, { force: true })
  }
  await admin.runs.remove(old.map(({ id }) => id))
  return old.length
}
