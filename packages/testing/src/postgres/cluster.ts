import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { chownSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Account } from './account.ts'
import { watchOver } from './watchdog.ts'

const run = promisify(execFile)
const READY = 'database system is ready to accept connections'

/** Where a cluster lives (`data`, in a `folder` of its own) and whose it is. */
export interface Cluster {
  bin: string
  folder: string
  data: string
  account: Account
  password: string
}

// No locale of the tests' environment may change the messages that are waited for.
const environment = { ...process.env, LC_ALL: 'C' }

function give(path: string, { uid, gid }: Account): void {
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid)
}

/** Makes an empty cluster. It sorts text by language, as most installed ones do. */
export async function createCluster({ bin, data, account, password }: Cluster): Promise<void> {
  mkdirSync(data, { mode: 0o700 })
  give(data, account)
  const passwordFile = `${data}.password`
  writeFileSync(passwordFile, password, { mode: 0o600 })
  give(passwordFile, account)
  const language = ['--encoding=UTF8', '--locale=C', '--locale-provider=icu', '--icu-locale=en-US']
  const access = ['--username=postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`]
  await run(join(bin, 'initdb'), ['-D', data, '--no-sync', ...language, ...access], {
    ...account,
    cwd: '/',
    env: environment,
  })
  rmSync(passwordFile)
}

/** Starts the server of a cluster on 127.0.0.1 and waits until it answers. Throws with its last words. */
export function startServer({ bin, folder, data, account }: Cluster, port: number): Promise<ChildProcess> {
  // A killed process keeps what it handed to the operating system, so the tests need no flush to disk.
  const settings = { listen_addresses: '127.0.0.1', unix_socket_directories: '', fsync: 'off' }
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const server = spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), ...options], {
    ...account,
    cwd: '/',
    env: environment,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  watchOver(server, folder)
  return new Promise((resolve, reject) => {
    let said = ''
    server.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-4000)
      if (said.includes(READY)) resolve(server)
    })
    server.once('error', reject)
    server.once('exit', () => reject(new Error(`PostgreSQL did not start: ${said.trim()}`)))
  })
}

/** Ends a server with a signal and waits until it is gone. */
export function endServer(server: ChildProcess, signal: 'SIGINT' | 'SIGKILL'): Promise<void> {
  return new Promise((resolve) => {
    if (server.exitCode !== null || server.signalCode !== null) return resolve()
    server.once('exit', () => resolve())
    server.kill(signal)
  })
}
