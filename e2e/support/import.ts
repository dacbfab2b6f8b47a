import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findNode24 } from '../../scripts/start/node24.mjs'
import { place } from './place.ts'

const ROOT = join(import.meta.dirname, '../..')

/** Brings a file of port calls into the server of this run as a person does, and gives what was printed. */
export async function importCalls(file: string, mapping: string): Promise<string> {
  const { port, dataFolder } = await place()
  const words = ['scripts/import.mjs', '--kind', 'port-calls', '--mapping', mapping, file]
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataFolder }
  const { stdout } = await promisify(execFile)(findNode24(ROOT), words, { cwd: ROOT, env })
  return stdout
}
