import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { environmentOf, findNode24 } from './start/node24.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const folder = join(root, 'bench')
const [name = '', ...rest] = process.argv.slice(2)

if (/^[a-z-]+$/.test(name) && existsSync(join(folder, `${name}.ts`))) run(join(folder, `${name}.ts`))
else {
  const names = readdirSync(folder).filter((file) => file.endsWith('.ts'))
  console.error(
    `Usage: npm run bench -- <name>. There is: ${names.map((file) => file.slice(0, -3)).join(', ')}.`,
  )
  process.exitCode = 1
}

function run(file) {
  try {
    const child = spawn(findNode24(root), [file, ...rest], { env: environmentOf(root), stdio: 'inherit' })
    child.on('exit', (code, signal) => {
      process.exitCode = signal ? 1 : (code ?? 1)
    })
  } catch (error) {
    console.error(error.message)
    process.exitCode = 1
  }
}
