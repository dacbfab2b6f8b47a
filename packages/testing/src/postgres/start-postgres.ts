import type { ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { unprivilegedAccount } from './account.ts'
import { findBinaries } from './binaries.ts'
import { type Cluster, createCluster, endServer, startServer } from './cluster.ts'
import { freePort } from './free-port.ts'

/** A running PostgreSQL of its own, in a temporary folder. */
export interface PostgresServer {
  /** Makes a fresh, empty schema, which is much quicker than a database, and returns a URL that stays in it. */
  createSchema(): Promise<string>
  /** Kills the server as a crash would (SIGKILL) and starts it again on the same data and port. */
  crashAndRestart(): Promise<void>
  /** Ends the server and removes its folder. */
  stop(): Promise<void>
}

const START_TRIES = 20
const PAUSE_MS = 250

// After a crash the old back ends may hold the shared memory for a moment longer.
async function startPatiently(cluster: Cluster, port: number): Promise<ChildProcess> {
  for (let left = START_TRIES; ; left--) {
    try {
      return await startServer(cluster, port)
    } catch (error) {
      if (left === 1) throw error
    }
    await sleep(PAUSE_MS)
  }
}

async function createSchema(url: string): Promise<string> {
  const name = `t${randomBytes(8).toString('hex')}`
  const client = new Client(url)
  await client.connect()
  await client.query(`create schema ${client.escapeIdentifier(name)}`)
  await client.end()
  return `${url}?options=${encodeURIComponent(`-c search_path=${name}`)}`
}

async function prepareCluster(folder: string): Promise<Cluster> {
  const account = unprivilegedAccount()
  const bin = findBinaries(account, join(folder, 'native'))
  const cluster = {
    bin,
    account,
    folder,
    data: join(folder, 'data'),
    password: randomBytes(18).toString('hex'),
  }
  await createCluster(cluster)
  return cluster
}

/**
 * Starts a real PostgreSQL on a free port of 127.0.0.1, also for root and with nothing installed.
 * Throws, with the reason, when that is not possible.
 */
export async function startPostgres(): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'quaywise-postgres-'))
  // The server may run as another user, who has to get through to its own folder.
  chmodSync(folder, 0o711)
  const cluster = await prepareCluster(folder)
  const port = await freePort()
  const url = `postgres://postgres:${cluster.password}@127.0.0.1:${port}/postgres`
  let server = await startServer(cluster, port)

  return {
    createSchema: () => createSchema(url),

    async crashAndRestart() {
      await endServer(server, 'SIGKILL')
      server = await startPatiently(cluster, port)
    },

    async stop() {
      await endServer(server, 'SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
