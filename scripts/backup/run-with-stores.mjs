import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { typedPath } from '../import/where.mjs'
import { ensureInstalled } from '../start/install.mjs'
import { environmentOf, findNode24 } from '../start/node24.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Runs the command on the stores with the Node that they need; the folder is the one that the person typed. */
export const runWithStores = async (deed) => {
  try {
    await ensureInstalled(root)
    const folders = process.argv.slice(2).map(typedPath)
    const command = join(root, 'apps/server/src/backup/command.ts')
    const child = spawn(findNode24(root), [command, deed, ...folders], {
      env: environmentOf(root),
      stdio: 'inherit',
    })
    child.on('exit', (code, signal) => {
      process.exitCode = signal ? 1 : (code ?? 1)
    })
  } catch (error) {
    console.error(error.message)
    process.exitCode = 1
  }
}
