import { spawn } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureWebBuilt } from './start/build-web.mjs'
import { ensureInstalled } from './start/install.mjs'
import { environmentOf, findNode24 } from './start/node24.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')

try {
  await ensureInstalled(root)
  const node = findNode24(root)
  const env = environmentOf(root)
  await ensureWebBuilt(root, node, env)
  serve(node, env)
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}

function serve(node, env) {
  const server = spawn(node, [join(root, 'apps/server/src/main.ts')], {
    cwd: process.cwd(),
    env,
    stdio: 'inherit',
  })
  // A Ctrl-C reaches the whole group of processes: the server stops cleanly and this one waits for it.
  process.on('SIGINT', () => {})
  process.on('SIGTERM', () => server.kill('SIGTERM'))
  server.on('exit', (code, signal) => {
    process.exitCode = signal ? 1 : (code ?? 1)
  })
}
