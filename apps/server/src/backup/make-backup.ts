import { lstat, mkdir, readdir, readFile, readlink, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { type AnalyticsStore, MIGRATIONS } from '@quaywise/analytics-store'
import { StartProblem } from '../start/start-problem.ts'
import { copyFile } from './copy-file.ts'
import { makeEmptyFolder } from './empty-folder.ts'
import { dropFrozen, freezeTables } from './freeze.ts'
import { MANIFEST, type ManifestContent, manifestText } from './manifest.ts'
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
    const folder = await freezeTables(store, join(dataDir, 'analytics'), name)
    return { folder, admin: snapshotOfAdmin(join(dataDir, 'admin.sqlite')), beside }
  })

type Found = { readonly path: string; readonly bytes: number; readonly link: string | null }

async function* filesIn(folder: string, root = folder): AsyncGenerator<Found> {
  for (const name of (await readdir(folder)).sort()) {
    const file = join(folder, name)
    const stat = await lstat(file)
    const path = relative(root, file).split(sep).join('/')
    if (stat.isDirectory()) yield* filesIn(file, root)
    else if (stat.isSymbolicLink()) yield { path, bytes: 0, link: await readlink(file) }
    else yield { path, bytes: stat.size, link: null }
  }
}

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

const write = async (frozen: Frozen, folder: string, { onProgress, now }: BackupParts): Promise<Files> => {
  const { admin, beside } = frozen
  const found: Found[] = []
  for await (const file of filesIn(frozen.folder)) found.push(file)
  const plain = found.filter(({ link }) => link === null)
  const links = found.flatMap(({ path, link }) =>
    link === null ? [] : [{ path: `analytics/${path}`, to: link }],
  )
  const files = await copyFrozen(frozen.folder, folder, plain, onProgress)
  files.push(await settle(folder, 'admin.sqlite', (file) => admin.writeTo(file)))
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
 * Writes both embedded stores as they are at one instant into an empty folder: everything that was acknowledged before
 * is in it. Writes of facts wait for a moment; reads and all else go on. Throws a `StartProblem` where the user can
 * mend it; what was written of a backup that failed stays without a manifest.
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
  const frozen = await freeze({ ...parts, dataDir })
  try {
    const files = await write(frozen, folder, parts)
    return { files: files.length, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0) }
  } finally {
    frozen.admin.close()
    await dropFrozen(frozen.folder)
  }
}
