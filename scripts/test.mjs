import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureWebBuilt } from './start/build-web.mjs'
import { ensureInstalled, run } from './start/install.mjs'
import { environmentOf, findNode24 } from './start/node24.mjs'
import { ensureChromium } from './test/chromium.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')

try {
  await ensureInstalled(root)
  const node = findNode24(root)
  const env = environmentOf(root)
  const bin = (name) => join(root, 'node_modules/.bin', name)
  const script = (name) => [node, [join(root, 'scripts', name)]]
  const steps = [
    ['types', bin('tsc'), ['-p', 'tsconfig.node.json']],
    ['types of the browser', bin('tsc'), ['-p', 'tsconfig.web.json']],
    ['lint', bin('biome'), ['check', '.']],
    ['unused code', bin('knip'), []],
    ['boundaries', ...script('check-boundaries.ts')],
    ['messages', ...script('check-messages.ts')],
    ['sizes', ...script('check-sizes.ts')],
    ['SQL in print', ...script('print-sql.ts'), ['--check']],
    ['unit, engine and API', bin('vitest'), ['run', '--reporter=dot']],
  ]
  for (const [name, command, args, more = []] of steps)
    await step(name, () => run(command, [...args, ...more], root, env))
  await step('web application', () => ensureWebBuilt(root, node, env))
  await step('first load', () => run(...script('check-bundle.ts'), root, env))
  const chromium = await step('Chromium', async () => ensureChromium(root))
  await step('browser', () => run(bin('playwright'), ['test'], root, { ...env, CHROMIUM_PATH: chromium }))
  console.log('\nEverything passed.')
} catch (error) {
  console.error(`\n${error.message}`)
  process.exitCode = 1
}

async function step(name, work) {
  const started = Date.now()
  console.log(`\n— ${name}`)
  const result = await work()
  console.log(`  ${name}: ${((Date.now() - started) / 1000).toFixed(1)} s`)
  return result
}
