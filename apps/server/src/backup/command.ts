import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Config, readConfig } from '../config/config.ts'
import { openStores } from '../start/open-stores.ts'
import { StartProblem } from '../start/start-problem.ts'
import { type BackupProgress, makeBackup } from './make-backup.ts'
import { restoreBackup } from './restore-backup.ts'
import { backupThrough, findRunning } from './running-server.ts'
import { WriteGate } from './write-gate.ts'

const MEGABYTE = 1e6
const EVERY_MS = 500

/** How far it is, on one line of a terminal; where there is none, on a line every ten seconds or so. */
const progressLine = (what: string) => {
  const isTerminal = process.stderr.isTTY
  let toldAt = Date.now()
  return ({ done, total }: BackupProgress): void => {
    if (Date.now() - toldAt < (isTerminal ? EVERY_MS : EVERY_MS * 20)) return
    toldAt = Date.now()
    const share = total > 0 ? Math.floor((100 * done) / total) : 100
    const text = `${what}: ${share} % of ${Math.ceil(total / MEGABYTE)} MB`
    process.stderr.write(isTerminal ? `\r\u001B[K${text}` : `${text}\n`)
  }
}

const endLine = (): void => {
  if (process.stderr.isTTY) process.stderr.write('\r\u001B[K')
}

const refuseOutside = (config: Config): void => {
  const outside = [config.CLICKHOUSE_URL && 'CLICKHOUSE_URL', config.DATABASE_URL && 'DATABASE_URL'].filter(
    Boolean,
  )
  if (outside.length > 0)
    throw new StartProblem(
      `${outside.join(' and ')} lead to engines outside: back them up with their own means, as docs/guides/backup.md tells.`,
    )
}

/** The folder itself, where no server runs on it. */
const backupFolder = async (config: Config, folder: string): Promise<{ files: number; bytes: number }> => {
  if (!existsSync(join(resolve(config.DATA_DIR), 'admin.sqlite')))
    throw new StartProblem(
      `The folder ${resolve(config.DATA_DIR)} holds no data: set DATA_DIR as the server has it.`,
    )
  const { store, admin } = await openStores(config)
  try {
    await admin.close()
    const parts = {
      store,
      gate: new WriteGate(),
      dataDir: config.DATA_DIR,
      inbox: config.INBOX_DIR,
      now: () => new Date(),
    }
    return await makeBackup(folder, { ...parts, onProgress: progressLine('Backing up') })
  } finally {
    await store.close()
  }
}

const backUp = async (config: Config, folder: string): Promise<string> => {
  refuseOutside(config)
  const server = await findRunning(config)
  const { files, bytes } = server
    ? await backupThrough(server, folder, progressLine('Backing up')).then(({ files, done }) => ({
        files,
        bytes: done,
      }))
    : await backupFolder(config, folder)
  return `Backed up ${files} files, ${Math.ceil(bytes / MEGABYTE)} MB, to ${folder}`
}

const restore = async (config: Config, folder: string): Promise<string> => {
  refuseOutside(config)
  const { createdAt, withKey, files } = await restoreBackup(
    folder,
    config.DATA_DIR,
    progressLine('Restoring'),
  )
  const key = withKey ? '' : ' Set SECRET_KEY as it was: secrets in it are locked with that key.'
  const watched = files.some(({ path }) => path.startsWith('inbox/'))
  const inbox = watched ? ` Files of the inbox lie in ${join(resolve(config.DATA_DIR), 'inbox')}.` : ''
  return `Restored the backup of ${createdAt} to ${resolve(config.DATA_DIR)}.${inbox}${key}`
}

const DEEDS = { backup: backUp, restore } as const

const main = async ([deed, folder]: readonly string[]): Promise<void> => {
  const run = deed === 'backup' || deed === 'restore' ? DEEDS[deed] : undefined
  if (!run || !folder) throw new StartProblem(`Usage: npm run ${run ? deed : 'backup'} -- <folder>`)
  const said = await run(readConfig(process.env), resolve(folder))
  endLine()
  process.stdout.write(`${said}\n`)
}

try {
  await main(process.argv.slice(2))
  process.exit(0)
} catch (thrown) {
  endLine()
  if (!(thrown instanceof StartProblem)) throw thrown
  process.stderr.write(`${thrown.message}\n`)
  process.exit(1)
}
