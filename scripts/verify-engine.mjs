import { spawn } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { environmentOf, findNode24 } from './start/node24.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')

/** Runs the checks with the Node of the product, whatever Node called this. */
try {
  const script = join(root, 'scripts', 'verify-engine.ts')
  const child = spawn(findNode24(root), [script, ...process.argv.slice(2)], {
    env: environmentOf(root),
    stdio: 'inherit',
  })
  // The keyboard's interrupt reaches both: the child tidies up and ends, and this one waits for it.
  process.on('SIGINT', () => undefined)
  child.on('exit', (code, signal) => {
    process.exitCode = signal ? 1 : (code ?? 1)
  })
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
