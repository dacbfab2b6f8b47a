import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'
import { type AnalyticsStore, MIGRATIONS } from '@quaywise/analytics-store'
import { StartProblem } from '../start/start-problem.ts'
import { copyBeside } from './copy-beside.ts'
import { copyFile } from './copy-file.ts'
import { makeEmptyFolder } from './empty-folder.ts'
import { type Found, filesIn } from './files-in.ts'
import { dropFrozen, freezeTables } from './freeze.ts'
import { MANIFEST, type ManifestContent, manifestText } from './manifest.ts'
import { diskProblem } from './no-room.ts'
import { forEachOf } from './several.ts'
import { type AdminSnapshot, snapshotOfAdmin } from './snapshot-admin.ts'
import type { WriteGate } from './write-gate.ts'

/** How far a backup is: bytes written of those to be written. */
export type BackupProgress = { readonly done: number; readonly total: number }

/** What a backup is made of. The store is the engine itself: what passes the gate would wait for the backup. */
export type BackupParts = {
  readonly store: AnalyticsStore
  readonly gate: WriteGate
  readonly dataDir: string
  /** The watched folder, where there is one. */
  readonly inbox?: string | undefined
  readonly now: () => Date
  readonly onProgress: (progress: BackupProgress) => void
}

/** Files beside the stores. The anchor is taken before the database, so that it is never ahead of it. */
const BESIDE = ['log.anchor', 'secret.key'] as const

type Frozen = {
  readonly folder: string
  readonly admin: AdminSnapshot
  readonly beside: ReadonlyMap<string, Buffer>
}

const readBeside = async (dataDir: string): Promise<Frozen['beside']> => {
  const read = await Promise.all(
    BESIDE.map(async (name) => [name, await readFile(join(dataDir, name)).catch(() => null)] as const),
  )
  return new Map(read.flatMap(([name, bytes]) => (bytes === null ? [] : [[name, bytes] as const])))
}

/** Both stores at one instant, at which nothing is written to the analytics store. */
const freeze = ({ store, gate, dataDir, now }: BackupParts): Promise<Frozen> =>
  gate.whileShut(async () => {
    const beside = await readBeside(dataDir)
    const name = `backup_${now().getTime()}`
    const engine = join(dataDir, 'analytics')
    try {
      const folder = await freezeTables(store, engine, name)
      return { folder, admin: snapshotOfAdmin(join(dataDir, 'admin.sqlite')), beside }
    } catch (thrown) {
      await dropFrozen(join(engine, 'shadow', name))
      throw diskProblem(thrown, engine)
    }
  })

type Files = ManifestContent['files']

/** Copies what was frozen; in the order of their paths, whatever the order of the copying. */
const copyFrozen = async (
  from: string,
  folder: string,
  found: readonly Found[],
  onProgress: (progress: BackupProgress) => void,
): Promise<Files> => {
  const total = found.reduce((sum, { bytes }) => sum + bytes, 0)
  const files: Files = []
  let done = 0
  await forEachOf(found, async ({ path }) => {
    const inBackup = `analytics/${path}`
    await mkdir(dirname(join(folder, inBackup)), { recursive: true, mode: 0o700 })
    const copied = await copyFile(join(from, path), join(folder, inBackup))
    files.push({ path: inBackup, ...copied })
    done += copied.bytes
    onProgress({ done, total })
  })
  return files.sort((a, b) => (a.path < b.path ? -1 : 1))
}

/** Writes a file beside its place, and copies it there, so that it is synced and summed like all others. */
const settle = async (
  folder: string,
  name: string,
  make: (file: string) => Promise<void>,
): Promise<Files[number]> => {
  const raw = join(folder, `.${name}`)
  await make(raw)
  const copied = await copyFile(raw, join(folder, name))
  await rm(raw)
  return { path: name, ...copied }
}

const write = async (
  frozen: Frozen,
  folder: string,
  waiting: Files,
  { onProgress, now, dataDir }: BackupParts,
): Promise<Files> => {
  const { admin, beside } = frozen
  const found: Found[] = []
  for await (const file of filesIn(frozen.folder)) found.push(file)
  const plain = found.filter(({ link }) => link === null)
  const links = found.flatMap(({ path, link }) =>
    link === null ? [] : [{ path: `analytics/${path}`, to: link }],
  )
  const files = await copyFrozen(frozen.folder, folder, plain, onProgress)
  files.push(await settle(folder, 'admin.sqlite', (file) => admin.writeTo(file)))
  // What a run of the frozen state tells of was written before it was told.
  files.push(...waiting, ...(await copyBeside(join(dataDir, 'reports'), folder, 'reports')))
  for (const [name, bytes] of beside)
    files.push(await settle(folder, name, (file) => writeFile(file, bytes, { mode: 0o600 })))
  const text = manifestText({
    createdAt: now().toISOString(),
    schema: { admin: admin.schema, analytics: MIGRATIONS.at(-1)?.id ?? '' },
    withKey: beside.has('secret.key'),
    ...{ files, links },
  })
  // The backup is one once its manifest has its name.
  await writeFile(join(folder, `.${MANIFEST}`), text, { mode: 0o600, flush: true })
  await rename(join(folder, `.${MANIFEST}`), join(folder, MANIFEST))
  return files
}

/**
 * Writes both embedded stores as they are at one instant into an empty folder, with the reports that were made and the
 * files of the inbox: everything that was acknowledged before is in it. Writes of facts wait for a moment; reads and all
 * else go on. Throws a `StartProblem` where the user can mend it; of a backup that failed nothing stays.
 */
export const makeBackup = async (
  target: string,
  parts: BackupParts,
): Promise<{ files: number; bytes: number }> => {
  const folder = resolve(target)
  const dataDir = resolve(parts.dataDir)
  if (folder === dataDir || folder.startsWith(`${dataDir}${sep}`))
    throw new StartProblem(`The folder ${folder} lies in the data folder itself: name one outside it.`)
  await makeEmptyFolder(folder)
  try {
    return await fillBackup(folder, { ...parts, dataDir })
  } catch (thrown) {
    for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true, force: true })
    throw diskProblem(thrown, folder)
  }
}

const fillBackup = async (folder: string, parts: BackupParts): Promise<{ files: number; bytes: number }> => {
  // Before the stores: a file that is taken in meanwhile is in the backup twice, which changes nothing, and never lost.
  const waiting = parts.inbox === undefined ? [] : await copyBeside(resolve(parts.inbox), folder, 'inbox')
  const frozen = await freeze(parts)
  try {
    const files = await write(frozen, folder, waiting, parts)
    return { files: files.length, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0) }
  } finally {
    frozen.admin.close()
    await dropFrozen(frozen.folder)
  }
}
