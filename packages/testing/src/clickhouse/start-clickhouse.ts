import { randomBytes } from 'node:crypto'
import { type ClickHouse, startNode } from './engine-node.ts'
import { freePort } from './free-port.ts'

export type ClickHouseOptions = {
  /** The data folder; configuration and log go to `<dir>-run`. */
  readonly dir: string
  /** 2 GB by default. */
  readonly memoryBytes?: number
  /** What its user may do; all that the product needs by default. */
  readonly grants?: readonly string[]
}

const MEMORY_BYTES = 2e9

/** Starts a ClickHouse server out of the library that the product embeds; it ends with this process. */
export const startClickHouse = async ({
  dir,
  memoryBytes = MEMORY_BYTES,
  grants,
}: ClickHouseOptions): Promise<ClickHouse> => {
  const password = randomBytes(24).toString('hex')
  return startNode({ dir, memoryBytes, password, grants, host: '127.0.0.1', port: await freePort() })
}
