import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const ADMIN_PASSWORD = 'quaywise-demo'

/** Where the server of this run listens and keeps its data. */
export interface Place {
  readonly port: number
  readonly dataFolder: string
  /** Holds the token of the session that is opened once for all journeys. */
  readonly tokenFile: string
  readonly url: string
}

/** The place of this run; chosen once, and told to the worker processes by the environment. */
export async function place(): Promise<Place> {
  process.env.E2E_FOLDER ??= newFolder()
  process.env.E2E_PORT ??= String(await freePort())
  const { E2E_FOLDER: folder, E2E_PORT: port } = process.env
  const [dataFolder, tokenFile] = [join(folder, 'data'), join(folder, 'token')]
  return { port: Number(port), dataFolder, tokenFile, url: `http://127.0.0.1:${port}` }
}

/** A port of this machine that nothing listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(address !== null && typeof address === 'object' ? address.port : 0))
    })
  })
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'quaywise-e2e-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}
