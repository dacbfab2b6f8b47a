import { lstat, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** The error code of a file operation, '' for any other error. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : ''

/** The names in a folder that are files or folders themselves, links left out; none where there is no folder. */
export const namesIn = async (folder: string, what: 'files' | 'folders'): Promise<readonly string[]> => {
  try {
    const entries = await readdir(folder, { withFileTypes: true })
    const wanted = entries.filter((entry) => (what === 'files' ? entry.isFile() : entry.isDirectory()))
    return wanted.map(({ name }) => name).sort()
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(codeOf(error))) return []
    throw error
  }
}

/** Makes folders below a root, one by one. Throws when one of them is a link: nothing is to leave the root. */
export const makeFolders = async (root: string, ...names: readonly string[]): Promise<string> => {
  let folder = root
  for (const name of names) {
    folder = join(folder, name)
    await mkdir(folder).catch((error: unknown) => {
      if (codeOf(error) !== 'EEXIST') throw error
    })
    if (!(await lstat(folder)).isDirectory()) throw new Error(`${folder} is no folder`)
  }
  return folder
}
