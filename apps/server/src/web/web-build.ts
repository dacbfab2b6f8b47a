import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A build of the web application: its folder, its page, and an id that changes with every build. */
export type WebBuild = { readonly folder: string; readonly page: string | null; readonly buildId: string }

/** Finds the build in a folder. Its page names every other file by content, so its hash stands for the build. */
export const findWebBuild = async (folder: string): Promise<WebBuild> => {
  const page = await readFile(join(folder, 'index.html'), 'utf8').catch(() => null)
  const buildId = createHash('sha256')
    .update(page ?? '')
    .digest('hex')
    .slice(0, 16)
  return { folder, page, buildId }
}
