import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { copyFile } from './copy-file.ts'
import { filesIn } from './files-in.ts'
import type { ManifestContent } from './manifest.ts'
import { forEachOf } from './several.ts'

type Files = ManifestContent['files']

const isGone = (thrown: unknown): boolean =>
  thrown instanceof Error && 'code' in thrown && thrown.code === 'ENOENT'

const plainFiles = async (folder: string): Promise<string[]> => {
  const paths: string[] = []
  try {
    for await (const { path, link } of filesIn(folder)) if (link === null) paths.push(path)
  } catch (thrown) {
    // No such folder, or one that was emptied while it was read.
    if (!isGone(thrown)) throw thrown
  }
  return paths
}

/** A file may change its place between two looks: it is found at the next. */
const LOOKS = 5

/** Copies the files of a folder into a backup, under a name; one that is moved meanwhile is copied where it is then. */
export const copyBeside = async (from: string, backup: string, name: string): Promise<Files> => {
  const files = new Map<string, Files[number]>()
  for (let look = 0; look < LOOKS; look++) {
    const fresh = (await plainFiles(from)).filter((path) => !files.has(path))
    if (look > 1 && fresh.length === 0) break
    await forEachOf(fresh, async (path) => {
      const inBackup = `${name}/${path}`
      await mkdir(dirname(join(backup, inBackup)), { recursive: true, mode: 0o700 })
      const copied = await copyFile(join(from, path), join(backup, inBackup)).catch((thrown: unknown) => {
        if (isGone(thrown)) return null
        throw thrown
      })
      if (copied) files.set(path, { path: inBackup, ...copied })
    })
  }
  return [...files.values()].sort((a, b) => (a.path < b.path ? -1 : 1))
}
