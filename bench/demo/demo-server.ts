import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const MAIN = join(import.meta.dirname, '../../apps/server/src/main.ts')
const PASSWORD = 'demo-bench-password'
const STARTING_MS = 120_000

/** How far the demonstration terminal is loaded. */
export type Loaded = {
  readonly terminal: string
  readonly state: 'loading' | 'filling' | 'done' | 'failed'
  readonly weeksDone: number
  readonly weeksTotal: number
  readonly rows: number
}

type Terminal = { readonly id: string; readonly zone: string; readonly now: string }
type Status = { readonly terminals: readonly Terminal[]; readonly loading: readonly Loaded[] }

/** A server with a demonstration terminal in a fresh folder, in a process of its own. */
export class DemoServer {
  readonly #folder = mkdtempSync(join(tmpdir(), 'quaywise-demo-bench-'))
  readonly #child: ChildProcess
  #said = ''
  #url = ''
  #token = ''

  constructor(mode: 'full' | 'small') {
    this.#child = spawn(process.execPath, [MAIN], {
      env: {
        PATH: process.env.PATH,
        UV_THREADPOOL_SIZE: '16',
        DEMO: mode,
        PORT: '0',
        DATA_DIR: this.#folder,
        ADMIN_PASSWORD: PASSWORD,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    this.#child.stdout?.on('data', (chunk: Buffer) => {
      // What it logs later is of no use here and would only grow.
      if (this.#url === '') this.#said += chunk.toString()
    })
  }

  /** Waits until it listens, and signs in. Throws when it ends or takes over two minutes. */
  async ready(): Promise<void> {
    const limit = performance.now() + STARTING_MS
    while (this.#url === '') {
      this.#url = /ready: (\S+)/.exec(this.#said)?.[1] ?? ''
      if (this.#child.exitCode !== null || performance.now() > limit)
        throw new Error(`the server did not start: ${this.#said}`)
      await sleep(20)
    }
    const body = { type: 'account', username: 'admin', password: PASSWORD }
    const { token } = await this.ask<{ token: string }>('POST', '/api/login/account', body)
    this.#token = token
  }

  /** The data of a call's answer. Throws for anything but success. */
  async ask<T>(method: 'GET' | 'POST', path: string, body?: object): Promise<T> {
    const response = await fetch(`${this.#url}${path}`, {
      method,
      headers: {
        ...(this.#token === '' ? {} : { authorization: `Bearer ${this.#token}` }),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    const answer = (await response.json()) as { readonly data: T }
    return answer.data
  }

  /** The demonstration terminal and how far it is loaded. Throws when there is none. */
  async status(): Promise<{ readonly terminal: Terminal; readonly loaded: Loaded }> {
    const { terminals, loading } = await this.ask<Status>('GET', '/v1/status')
    const loaded = loading[0]
    const terminal = terminals.find(({ id }) => id === loaded?.terminal)
    if (!loaded || !terminal) throw new Error('there is no demonstration terminal')
    return { terminal, loaded }
  }

  /** Ends the process; gives the folder that it leaves. */
  async end(): Promise<string> {
    if (this.#child.exitCode === null) {
      const ended = new Promise((resolve) => this.#child.once('exit', resolve))
      this.#child.kill('SIGTERM')
      const kill = setTimeout(() => this.#child.kill('SIGKILL'), 20_000)
      await ended
      clearTimeout(kill)
    }
    return this.#folder
  }

  /** Ends the process and takes its folder away. */
  async close(): Promise<void> {
    rmSync(await this.end(), { recursive: true, force: true })
  }
}
