import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

const LIMIT_BYTES = 300_000
const DIST = join(import.meta.dirname, '../apps/web/dist')
const LOGIN = 'src/login/login-page.tsx'

interface Chunk {
  readonly file: string
  readonly isEntry?: boolean
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}
type Manifest = Readonly<Record<string, Chunk>>

function readManifest(): Manifest {
  const path = join(DIST, '.vite/manifest.json')
  if (!existsSync(path)) throw new Error('The web application is not built: run npm run build first.')
  return JSON.parse(readFileSync(path, 'utf8'))
}

/** The files that the browser fetches for some chunks: their own, their styles, and all that they import statically. */
function filesOf(manifest: Manifest, keys: readonly string[]): Set<string> {
  const seen = new Set<string>()
  const files = new Set<string>()
  const pending = [...keys]
  for (let key = pending.pop(); key !== undefined; key = pending.pop()) {
    const found = manifest[key]
    if (found === undefined) throw new Error(`The build has no chunk for ${key}.`)
    if (seen.has(key)) continue
    seen.add(key)
    for (const file of [found.file, ...(found.css ?? [])]) files.add(file)
    pending.push(...(found.imports ?? []))
  }
  return files
}

const gzipped = (file: string): number => gzipSync(readFileSync(join(DIST, file)), { level: 6 }).length

const manifest = readManifest()
const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry)
const locales = Object.keys(manifest).filter((key) => /^src\/locale\/[a-z]{2}-[A-Z]{2}\.ts$/.test(key))
if (locales.length !== 7) throw new Error(`The build holds ${locales.length} languages instead of 7.`)

const totals = locales.map((locale) => {
  const files = [...filesOf(manifest, [...entries, LOGIN, locale])]
  return { locale, files: files.length, bytes: files.reduce((sum, file) => sum + gzipped(file), 0) }
})
const worst = totals.reduce((most, total) => (total.bytes > most.bytes ? total : most))
const size = `${(worst.bytes / 1000).toFixed(1)} kB gzipped in ${worst.files} files (${worst.locale})`
if (worst.bytes > LIMIT_BYTES) {
  console.error(`The sign-in page loads ${size}; the limit is ${LIMIT_BYTES / 1000} kB.`)
  process.exitCode = 1
} else {
  console.log(`The sign-in page loads at most ${size}.`)
}
