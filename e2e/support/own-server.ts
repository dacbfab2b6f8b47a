import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findNode24 } from '../../scripts/start/node24.mjs'

const ROOT = join(import.meta.dirname, '../..')

/** A second server without a demonstration and without a given password, in a folder of its own. */
export class OwnServer {
  private readonly folder = mkdtempSync(join(tmpdir(), 'quaywise-e2e-own-'))
  private child: ChildProcess
  private readonly more: Readonly<Record<string, string>>
  said = ''

  /** `more` is configuration of its own; without `PORT` in it the server chooses one. */
  constructor(more: Readonly<Record<string, string>> = {}) {
    this.more = more
    this.child = this.spawned()
  }

  /** Its address, once it is ready; throws what it said when it ended before. */
  async ready(): Promise<string> {
    for (;;) {
      const url = /ready: (\S+)/.exec(this.said)?.[1]
      if (url) return url
      if (this.child.exitCode !== null) throw new Error(this.said)
      await sleep(50)
    }
  }

  /** The first password as it was printed. */
  printedPassword(): string {
    const password = /Password\s+(\S+)/.exec(this.said)?.[1]
    if (password === undefined) throw new Error(`No password was printed:\n${this.said}`)
    return password
  }

  async restart(): Promise<void> {
    await this.end()
    this.said = ''
    this.child = this.spawned()
  }

  async stop(): Promise<void> {
    await this.end()
    rmSync(this.folder, { recursive: true, force: true })
  }

  private async end(): Promise<void> {
    if (this.child.exitCode !== null) return
    const ended = once(this.child, 'exit')
    this.child.kill('SIGTERM')
    await ended
  }

  private spawned(): ChildProcess {
    const { ADMIN_PASSWORD: _given, ...env } = process.env
    const child = spawn(findNode24(ROOT), [join(ROOT, 'apps/server/src/main.ts')], {
      cwd: ROOT,
      env: { ...env, DATA_DIR: this.folder, PORT: '0', DEMO: 'off', UV_THREADPOOL_SIZE: '16', ...this.more },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        this.said += chunk.toString()
      })
    return child
  }
}
