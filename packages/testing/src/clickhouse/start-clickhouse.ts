import { randomBytes } from 'node:crypto'
import { authorization, USER, writeConfig } from './config-files.ts'
import { type EngineChild, startEngine } from './engine-child.ts'
import { freePort } from './free-port.ts'

export type ClickHouseOptions = {
  /** The data folder; configuration and log go to `<dir>-run`. */
  readonly dir: string
  /** 2 GB by default. */
  readonly memoryBytes?: number
}

/** A real ClickHouse server on the loopback address, for tests. */
export type ClickHouse = {
  /** With user and password, as the server driver takes it. The same before and after a restart. */
  readonly url: string
  /** Stops it in order. */
  stop(): Promise<void>
  /** `kill -9`. */
  kill(): Promise<void>
  /** Starts it again on the same data and the same port, after `stop` or `kill`. */
  restart(): Promise<void>
}

const MEMORY_BYTES = 2e9

/** Starts a ClickHouse server out of the library that the product embeds; it ends with this process. */
export const startClickHouse = async ({
  dir,
  memoryBytes = MEMORY_BYTES,
}: ClickHouseOptions): Promise<ClickHouse> => {
  const password = randomBytes(24).toString('hex')
  const config = writeConfig({ folder: `${dir}-run`, password, memoryBytes })
  const port = await freePort()
  const post = async (sql: string): Promise<boolean> => {
    const headers = { authorization: authorization(password), connection: 'close' }
    const answer = await fetch(`http://127.0.0.1:${port}`, { method: 'POST', body: sql, headers })
    await answer.text()
    return answer.ok
  }
  const answers = () => post('SELECT 1').catch(() => false)
  const start = () => startEngine({ dataFolder: dir, config, port, answers })
  let child = await start()
  return {
    url: `http://${USER}:${password}@127.0.0.1:${port}/`,
    stop: async () => {
      await post("KILL QUERY WHERE query NOT LIKE 'KILL%' ASYNC").catch(() => false)
      child.process.stdin?.end()
      await child.exited
    },
    kill: () => killNow(child),
    restart: async () => {
      child = await start()
    },
  }
}

const killNow = async (child: EngineChild): Promise<void> => {
  child.process.kill('SIGKILL')
  await child.exited
}
