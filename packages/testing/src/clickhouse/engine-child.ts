import { type ChildProcess, spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const START_LIMIT_MS = 60_000
const POLL_MS = 20

/** The engine as a child process. */
export type EngineChild = { readonly process: ChildProcess; readonly exited: Promise<void> }

export type EngineStart = {
  readonly dataFolder: string
  readonly config: string
  readonly host: string
  readonly port: number
  readonly tcpPort: number | undefined
  /** True once the engine answers with the secret of this start. */
  readonly answers: () => Promise<boolean>
}

/** Starts the engine and waits until it answers; throws with its own words when it does not. */
export const startEngine = async (start: EngineStart): Promise<EngineChild> => {
  const child = spawn(process.execPath, engineArgs(start), {
    stdio: ['pipe', 'pipe', 'pipe'],
    cwd: dirname(start.config),
    detached: true,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => {
      output = (output + text.toString()).slice(-8000)
    })
  }
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const limit = Date.now() + START_LIMIT_MS
  while (!(await start.answers())) {
    const failure = /Code: \d+\. DB::Exception[^\n]*/.exec(output)?.[0]
    if (failure !== undefined || child.exitCode !== null || Date.now() > limit) {
      child.kill('SIGKILL')
      throw new Error(`The engine did not start: ${failure ?? output.slice(-300)}`)
    }
    await sleep(POLL_MS)
  }
  return { process: child, exited }
}

const engineArgs = ({ dataFolder, config, host, port, tcpPort }: EngineStart): string[] => [
  fileURLToPath(new URL('./engine-process.ts', import.meta.url)),
  libraryFile(),
  `--path=${dataFolder}`,
  `--config-file=${config}`,
  '--log-level=warning',
  `--listen_host=${host}`,
  `--http_port=${port}`,
  ...(tcpPort === undefined ? [] : [`--tcp_port=${tcpPort}`]),
  '--query',
  `SYSTEM START LISTEN HTTP${tcpPort === undefined ? '' : '; SYSTEM START LISTEN TCP'}`,
]

const libraryFile = (): string => {
  const require = createRequire(import.meta.url)
  const platform = `@chdb/lib-${process.platform}-${process.arch}${process.platform === 'linux' ? '-gnu' : ''}`
  return join(dirname(require.resolve(`${platform}/package.json`)), 'libchdb.so')
}
