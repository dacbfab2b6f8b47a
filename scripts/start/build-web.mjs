import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './install.mjs'

const SOURCES = [
  'apps/web',
  'packages/ui',
  'packages/i18n',
  'packages/reports',
  'packages/report-kit',
  'packages/metrics',
  'packages/domain',
  'packages/contract',
]

/** Builds the web application when its sources changed since the last build. */
export const ensureWebBuilt = async (root, node, env) => {
  const stamp = join(root, 'apps/web/dist/.sources')
  const wanted = sourceHash(root)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log('Building the web application.')
  await run(
    node,
    [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'],
    join(root, 'apps/web'),
    env,
  )
  writeFileSync(stamp, wanted)
}

const sourceHash = (root) => {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')))
  for (const file of SOURCES.flatMap((folder) => filesIn(join(root, folder))).sort()) {
    const { size, mtimeMs } = statSync(file)
    hash.update(`${file} ${size} ${mtimeMs}\n`)
  }
  return hash.digest('hex')
}

const filesIn = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !['dist', 'node_modules', '.vite'].includes(entry.name))
    .flatMap((entry) =>
      entry.isDirectory() ? filesIn(join(folder, entry.name)) : [join(folder, entry.name)],
    )
