import { mkdir, readdir, rename, rm, stat, symlink } from 'node:fs/promises'
import { basename, dirname, join, resolve, sep } from 'node:path'
import { ADMIN_SCHEMA } from '@quaywise/admin-store'
import { MIGRATIONS } from '@quaywise/analytics-store'
import { StartProblem } from '../start/start-problem.ts'
import { copyFile } from './copy-file.ts'
import type { BackupProgress } from './make-backup.ts'
import { type ManifestContent, readManifest } from './manifest.ts'
import { diskProblem } from './no-room.ts'
import { forEachOf } from './several.ts'

const damaged = (path: string, why: string): StartProblem =>
  new StartProblem(`The backup is damaged: ${path} ${why}. Nothing was restored.`)

const checkVersions = ({ schema }: ManifestContent): void => {
  const known = MIGRATIONS.some(({ id }) => id === schema.analytics)
  if (!known || schema.admin > ADMIN_SCHEMA)
    throw new StartProblem('The backup was made by a newer Quaywise: restore it with that one.')
}

/** Every file of the list is there in its size: a backup that lacks one is refused before anything is copied. */
const checkThere = async (folder: string, { files }: ManifestContent): Promise<void> => {
  for (const { path, bytes } of files) {
    const found = await stat(join(folder, path)).catch(() => null)
    if (!found?.isFile()) throw damaged(path, 'is missing')
    if (found.size !== bytes) throw damaged(path, `has ${found.size} bytes instead of ${bytes}`)
  }
}

const checkTarget = async (from: string, dataDir: string): Promise<void> => {
  const found = await stat(dataDir).catch(() => null)
  if (found && !found.isDirectory())
    throw new StartProblem(`${dataDir} is a file: name a folder that is empty or not there as DATA_DIR.`)
  if (found && (await readdir(dataDir)).length > 0)
    throw new StartProblem(
      `The data folder ${dataDir} is not empty: name one that is, for example DATA_DIR=${dataDir}-restored.`,
    )
  if (dataDir === from || dataDir.startsWith(`${from}${sep}`))
    throw new StartProblem(`The data folder ${dataDir} lies in the backup itself: name one outside it.`)
}

const fill = async (
  from: string,
  to: string,
  { files, links }: ManifestContent,
  onProgress: (progress: BackupProgress) => void,
): Promise<void> => {
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0)
  let done = 0
  await forEachOf(files, async ({ path, sha256 }) => {
    await mkdir(dirname(join(to, path)), { recursive: true, mode: 0o700 })
    const copied = await copyFile(join(from, path), join(to, path))
    if (copied.sha256 !== sha256) throw damaged(path, 'is not as it was written')
    done += copied.bytes
    onProgress({ done, total })
  })
  for (const { path, to: leads } of links) {
    await mkdir(dirname(join(to, path)), { recursive: true, mode: 0o700 })
    await symlink(leads, join(to, path))
  }
}

/**
 * Puts a backup into a data folder that is empty or not there, all of it or nothing: it appears under its name when
 * every file was found as it was written. Throws a `StartProblem` that names what is wrong.
 */
export const restoreBackup = async (
  backup: string,
  target: string,
  onProgress: (progress: BackupProgress) => void,
): Promise<ManifestContent> => {
  const [from, dataDir] = [resolve(backup), resolve(target)]
  await checkTarget(from, dataDir)
  const manifest = await readManifest(from)
  checkVersions(manifest)
  await checkThere(from, manifest)
  const making = join(dirname(dataDir), `.${basename(dataDir)}.restoring`)
  try {
    // What an earlier restore left that was broken off.
    await rm(making, { recursive: true, force: true })
    await mkdir(making, { recursive: true, mode: 0o700 })
    await fill(from, making, manifest, onProgress)
    await rm(dataDir, { recursive: true, force: true })
    await rename(making, dataDir)
  } catch (thrown) {
    await rm(making, { recursive: true, force: true })
    throw diskProblem(thrown, dataDir)
  }
  return manifest
}
