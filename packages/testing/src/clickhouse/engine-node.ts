import { authorization, USER, writeConfig } from './config-files.ts'
import { type EngineChild, startEngine } from './engine-child.ts'

/** One server process: where it keeps its data, where it listens, and to whom it answers. */
export type NodeOptions = {
  /** The data folder; configuration and log go to `<dir>-run`. */
  readonly dir: string
  readonly memoryBytes: number
  readonly password: string
  readonly host: string
  readonly port: number
  /** The port of the engine's own protocol, by which the nodes of a cluster talk. */
  readonly tcpPort?: number
  readonly grants?: readonly string[] | undefined
  /** More of its configuration. */
  readonly more?: string
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

/** Starts one server; it ends with this process. */
export const startNode = async (options: NodeOptions): Promise<ClickHouse> => {
  const { dir, memoryBytes, password, host, port, tcpPort, grants, more = '' } = options
  const config = writeConfig({ folder: `${dir}-run`, password, memoryBytes, grants, more })
  const post = async (sql: string): Promise<boolean> => {
    const headers = { authorization: authorization(password), connection: 'close' }
    const answer = await fetch(`http://${host}:${port}`, { method: 'POST', body: sql, headers })
    await answer.text()
    return answer.ok
  }
  const answers = () => post('SELECT 1').catch(() => false)
  const start = () => startEngine({ dataFolder: dir, config, host, port, tcpPort, answers })
  let child = await start()
  return {
    url: `http://${USER}:${password}@${host}:${port}/`,
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
