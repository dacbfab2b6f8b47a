import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { openAdminStore } from '@quaywise/admin-store'
import { type ProcessMemory, processMemory } from './process-memory.ts'

const MAIN = fileURLToPath(new URL('main.ts', import.meta.resolve('@quaywise/server')))

/** What became of a file that was sent. */
export type SentFile = { readonly accepted: number; readonly duplicate: number; readonly rejected: number }

/** A server in a process of its own, with one terminal `mole`, to which files are sent. */
export class ServerChild {
  readonly #child: ChildProcess
  /** Where it listens, without a slash at the end. */
  readonly url: string
  readonly #token: string

  private constructor(child: ChildProcess, url: string, folder: string) {
    this.#child = child
    this.url = url
    this.#token = readFileSync(join(folder, 'tool.token'), 'utf8').trim()
  }

  /** Starts one on a data folder. Throws when it ends before it is ready. */
  static async start(folder: string): Promise<ServerChild> {
    const admin = await openAdminStore({ path: join(folder, 'admin.sqlite') })
    await admin.terminals.upsert({
      ...{ id: 'mole', name: 'Mole', locode: null, zone: 'UTC', kind: 'imported' },
      ...{ clock: 'live', frozenAt: null, sort: 1 },
    })
    await admin.close()
    const env = { PATH: process.env.PATH, UV_THREADPOOL_SIZE: '16', DEMO: 'off', PORT: '0', DATA_DIR: folder }
    const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'inherit'] })
    let said = ''
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString()
    })
    for (;;) {
      const url = /ready: (\S+)/.exec(said)?.[1]
      if (url) return new ServerChild(child, url, folder)
      if (child.exitCode !== null) throw new Error('The server did not start.')
      await sleep(20)
    }
  }

  /** Sends a file; null where the server does not know its kind. Throws what it refused it for. */
  async send(kind: string, body: string | ReadableStream): Promise<SentFile | null> {
    const response = await fetch(`${this.url}/v1/ingest/${kind}?terminal=mole`, {
      ...{ method: 'POST', body, headers: { authorization: `Bearer ${this.#token}` } },
      ...{ duplex: 'half' },
    })
    const said = JSON.parse(await response.text())
    if (said.errorCode === 'UNKNOWN_KIND') return null
    if (!said.success) throw new Error(said.errorMessage)
    return said.data
  }

  /** The memory that it holds. */
  memory(): ProcessMemory {
    return processMemory(this.#child.pid ?? Number.NaN)
  }

  /** Ends it, and resolves when it is gone. */
  async kill(signal: NodeJS.Signals): Promise<void> {
    const ended = new Promise((resolve) => this.#child.once('exit', resolve))
    this.#child.kill(signal)
    await ended
  }
}
